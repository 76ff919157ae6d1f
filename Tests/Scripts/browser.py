"""Headless Chromium, as all tests of pages start it."""
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service


def chromium():
    """A driver of Chromium that keeps what pages log and load."""
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = shutil.which("chromedriver")
    return webdriver.Chrome(service=Service(driver) if driver else None, options=options)
