import AppKit

/// Loops that leave out elements.
final class NetView: NSView {
  func filtered() {
    let m = NSMenu(title: "Where")
    for t in ["Cod", "Eel", "Hake"] where t != "Eel" { m.addItem(withTitle: t, action: nil, keyEquivalent: "") }
    view.menu = m
  }

  func continued() {
    let m = NSMenu(title: "Continue")
    for t in ["Cod", "Eel", "Hake"] {
      if t == "Eel" { continue }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    for t in ["Crab", "Clam", "Krill"] {
      guard t != "Clam" else { continue }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    view.menu = m
  }

  func stopped() {
    let m = NSMenu(title: "Break")
    for t in ["Cod", "Eel", "Hake"] {
      if t == "Eel" { break }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    boats: for boat in ["Sloop", "Ketch"] {
      for t in ["Bow", "Stern"] {
        if boat == "Ketch" { break boats }
        if t == "Stern" { continue boats }
        m.addItem(withTitle: "\(boat) \(t)", action: nil, keyEquivalent: "")
      }
      m.addItem(withTitle: "Never", action: nil, keyEquivalent: "")
    }
    for t in ["One", "Two"] {
      switch t {
      case "One": break
      default: m.addItem(withTitle: t, action: nil, keyEquivalent: "")
      }
    }
    view.menu = m
  }

  func open() {
    let m = NSMenu(title: "Open")
    for t in ["Cod", "Eel"] where isInSeason(t) { m.addItem(withTitle: t, action: nil, keyEquivalent: "") }
    for t in ["Crab", "Clam"] {
      if isProtected(t) { continue }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    for t in ["Kelp"] {
      guard isRipe(t) else { continue }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    for t in ["Shrimp", "Squid"] {
      if isFull(t) { break }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    ["Whelk"].forEach { t in
      if isSmall(t) { return }
      m.addItem(withTitle: t, action: nil, keyEquivalent: "")
    }
    view.menu = m
  }
}
