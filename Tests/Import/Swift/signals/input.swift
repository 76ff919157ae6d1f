import AppKit
import ReactiveSwift

// Operators and methods of libraries bind the outlets of a design.
final class LampController: NSViewController {
  @IBOutlet weak var lampPopUp: NSPopUpButton!
  @IBOutlet weak var glowItem: NSMenuItem!
  @IBOutlet weak var warmItem: NSMenuItem!
  private let lamp = Lamp()

  override func viewDidLoad() {
    super.viewDidLoad()
    lampPopUp.reactive.selectedIdentifier <~ lamp.name.producer.map { NSUserInterfaceItemIdentifier($0) }
    lamp.isWarm ~> warmItem.reactive.isEnabled
    lamp.isGlowing.bind(to: glowItem.rx.title)
    lampPopUp.menu?.item(withIdentifier: NSUserInterfaceItemIdentifier("dim"))?.isHidden = true
  }
}
