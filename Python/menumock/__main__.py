"""Runs the command: `python -m menumock`."""

from ._program import main

if __name__ == "__main__":
    main()
