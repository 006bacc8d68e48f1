"""The screens that both games share."""
