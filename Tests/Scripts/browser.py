"""Starts headless Chromium for all tests of pages."""
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service


def chromium():
    """A Chromium driver that records console messages and network requests."""
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = shutil.which("chromedriver")
    return webdriver.Chrome(service=Service(driver) if driver else None, options=options)
