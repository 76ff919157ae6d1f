import AppKit

/// Sets titles at the start, in all branches of a condition or in some.
final class BeaconDelegate: NSObject, NSApplicationDelegate {
  @IBOutlet weak var lampItem: NSMenuItem!
  @IBOutlet weak var hornItem: NSMenuItem!
  @IBOutlet weak var bellItem: NSMenuItem!

  func applicationDidFinishLaunching(_ notification: Notification) {
    update()
  }

  private func update() {
    if beacon.isLit {
      lampItem.title = "Turn Lamp Off"
      hornItem.title = "Sound Horn"
      bellItem.title = "Ring Bell Now"
    } else if beacon.isBroken {
      lampItem.title = "Repair Lamp"
      hornItem.title = "Mute Horn"
    } else {
      lampItem.title = "Turn Lamp On"
      hornItem.title = "Sound Horn Twice"
      bellItem.title = "Ring Bell Later"
    }
  }

  @IBAction func toggle(_ sender: Any?) {
    lampItem.title = "Wait for Lamp"
  }
}
