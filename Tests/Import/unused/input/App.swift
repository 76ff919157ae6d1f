import AppKit

final class PierController: NSWindowController {
  convenience init() { self.init(windowNibName: "Pier") }
}
