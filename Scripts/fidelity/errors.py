"""What can go wrong before anything is measured."""


class Unusable(Exception):
    """The input cannot be compared; the message says why, and what would help."""
