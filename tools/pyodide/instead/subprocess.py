"""Other programs: a page starts none. The loop names this as a default."""

PIPE = -1
