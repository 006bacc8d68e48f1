"""Asserts in the helpers say what they found, as those in tests do."""

import pytest

pytest.register_assert_rewrite("tests.ui.document", "tests.ui.visitor")
