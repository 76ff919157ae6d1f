"""How far our pictures are from screenshots of the real thing: the parts of `Scripts/overlay.py`."""
