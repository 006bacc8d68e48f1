"""Asserts in the helpers say what they found, as those in tests do."""

import pytest

pytest.register_assert_rewrite(
    "tests.browser.keyboard", "tests.browser.mirror", "tests.ui.document", "tests.ui.visitor"
)
