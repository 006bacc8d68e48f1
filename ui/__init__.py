"""From what a seat may see to a page, and from a tap to an action."""

VERSION = "0.1.0"
