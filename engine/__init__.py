"""The rules of our games: pure Python, standard library only, no browser, no clock."""
