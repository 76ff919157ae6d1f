"""Errors before anything is measured."""


class Unusable(Exception):
    """The input cannot be compared. The message gives the reason and a remedy."""
