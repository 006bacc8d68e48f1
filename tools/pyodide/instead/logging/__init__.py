"""What the loop and its futures have to complain about goes to the console."""

import sys
import traceback

DEBUG = 10


class Logger:
    """One for all, whoever complains."""

    def error(self, message: str, *values: object, exc_info: object = False) -> None:
        print(message % values if values else message, file=sys.stderr)
        error = exc_info if isinstance(exc_info, BaseException) else sys.exception()
        if exc_info and error:
            traceback.print_exception(error)

    warning = critical = error

    def exception(self, message: str, *values: object) -> None:
        self.error(message, *values, exc_info=True)

    def debug(self, *_values: object) -> None:
        """Nobody asks for it."""

    info = debug


def getLogger(_name: str) -> Logger:  # noqa: N802
    return Logger()
