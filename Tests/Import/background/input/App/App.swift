import AppKit

// The app that the launcher opens shows a menu bar at times.
func show() { NSApp.setActivationPolicy(.regular) }
