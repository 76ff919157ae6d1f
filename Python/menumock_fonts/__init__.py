"""Fonts for Chinese, Japanese, and Korean, and color emoji; the package menumock finds them by itself."""
