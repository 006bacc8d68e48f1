"""The heavy runs use the same pages as the browser tests: `make soak` prints what it counted."""

from tests.browser.conftest import (
    base_url,
    booted,
    browser_context_args,
    browser_type_launch_args,
    lend,
    lender,
    listener,
    new_context,
    problems,
)

__all__ = [
    "base_url",
    "booted",
    "browser_context_args",
    "browser_type_launch_args",
    "lend",
    "lender",
    "listener",
    "new_context",
    "problems",
]
