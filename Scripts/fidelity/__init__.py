"""Compares our pictures with screenshots of the platforms: the modules of `Scripts/overlay.py`."""
