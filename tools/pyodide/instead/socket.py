"""Lines to other machines: a page has none of its own. The loop names these as defaults."""

AF_UNSPEC = 0
AI_PASSIVE = 1
SOCK_STREAM = 1
