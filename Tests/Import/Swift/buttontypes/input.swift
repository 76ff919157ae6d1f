import UIKit

// The type of a variable makes a button, whatever its name is.
final class KilnController: UIViewController {
  let knob = UIButton(), wheel = UIButton()
  var glaze: UIButton?
  weak var shelf: UIButton?
  @IBOutlet var size: UIButton?
  @IBOutlet var choice: UIButton!
  private lazy var more = UIButton(type: .system)
  var picker: UIButton!
  var clayBar: UIBarButtonItem!
  let racks = [UIButton()]

  func setUp() {
    knob.setTitle("Heat", for: .normal)
    knob.menu = UIMenu(children: [UIAction(title: "Low") { _ in }])
    glaze?.setTitle("Glaze", for: .normal)
    glaze?.menu = UIMenu(children: [UIAction(title: "Blue") { _ in }])
    size!.menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
    choice?.menu = UIMenu(children: [UIAction(title: "Cup") { _ in }, UIAction(title: "Bowl") { _ in }])
  }

  func setUpLater() {
    picker = UIButton(type: .system)
    picker.setTitle("Pick", for: .normal)
    picker.menu = UIMenu(children: [UIAction(title: "First") { _ in }])
    more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    more.menu = UIMenu(children: [UIAction(title: "Second") { _ in }])
    guard let shelf = shelf else { return }
    shelf.setTitle("Shelf", for: .normal)
    shelf.menu = UIMenu(children: [UIAction(title: "Third") { _ in }])
    if let other = glaze { other.menu = UIMenu(children: [UIAction(title: "Fourth") { _ in }]) }
  }

  func addItems() {
    let entry = UIBarButtonItem(systemItem: .add)
    entry.menu = UIMenu(children: [UIAction(title: "Plate") { _ in }])
    let control = UIButton(type: .system, primaryAction: UIAction(title: "Fire") { _ in })
    control.menu = UIMenu(children: [UIAction(title: "Slowly") { _ in }])
    clayBar = UIBarButtonItem(image: UIImage(systemName: "square"), style: .plain, target: nil, action: nil)
    clayBar.menu = UIMenu(children: [UIAction(title: "White") { _ in }])
    clayBar.title = "Clays"
    racks[0].menu = UIMenu(children: [UIAction(title: "Top") { _ in }])
    let close = UIButton(type: .close)
    close.menu = UIMenu(children: [UIAction(title: "Discard") { _ in }])
    let round = RoundControl()
    round.setTitle("Round", for: .normal)
    round.menu = UIMenu(children: [UIAction(title: "Turn") { _ in }])
    // A view of the sources is no button, whatever its name is.
    let itemView = TileView()
    itemView.menu = UIMenu(children: [UIAction(title: "Lay") { _ in }])
  }

  func add(to plain: UIButton) {
    plain.setTitle("Later", for: .normal)
    plain.menu = UIMenu(children: [UIAction(title: "Tomorrow") { _ in }])
  }
}

class BaseControl: UIButton {}
final class RoundControl: BaseControl {}
final class TileView: UIView { var menu: UIMenu? }

// Buttons that are disabled, act on taps, or have no title.
final class GlazeView: UIView {
  let aButton = UIButton(), bButton = UIButton(), cButton = UIButton(), dButton = UIButton()
  var isReady: Bool { UserDefaults.standard.bool(forKey: "ready") }

  func setUp() {
    aButton.setTitle(nil, for: .normal)
    aButton.setImage(UIImage(systemName: "star"), for: .normal)
    aButton.menu = UIMenu(children: [UIAction(title: "Mark") { _ in }])
    bButton.setTitle("Dip", for: .normal)
    bButton.addAction(UIAction { _ in }, for: .touchUpInside)
    bButton.isEnabled = isReady
    bButton.menu = UIMenu(children: [UIAction(title: "Twice") { _ in }])
    cButton.setTitle("Spray", for: .normal)
    cButton.isEnabled = false
    cButton.addAction(UIAction { _ in }, for: .touchUpInside)
    cButton.showsMenuAsPrimaryAction = true
    cButton.menu = UIMenu(children: [UIAction(title: "Thinly") { _ in }])
    dButton.setTitle("Tone", for: .normal)
    dButton.changesSelectionAsPrimaryAction = true
    dButton.menu = UIMenu(children: [UIAction(title: "Dark", state: .on) { _ in }, UIAction(title: "Light") { _ in }])
  }

  func showCount(_ count: Int) {
    let countButton = UIButton(type: .infoLight)
    countButton.show(count)
    countButton.menu = UIMenu(children: [UIAction(title: "Layers") { _ in }])
    let toneButton = UIButton()
    toneButton.setTitle("Tones", for: .normal)
    toneButton.menu = UIMenu(children: [UIAction(title: "Warm") { _ in }])
    if let item = toneButton.menu?.children.first(where: { $0.title == "Warm" }) as? UIAction { item.state = .on }
  }
}

extension UIButton {
  func show(_ count: Int) { setTitle(count == 0 ? nil : String(count), for: .normal) }
}
