import UIKit

enum IconName: String {
  case shell = "seal"
  case tide = "water.waves"
}

extension UIImage {
  static func icon(_ name: IconName, tint: UIColor? = nil) -> UIImage? {
    var image = UIImage(named: name.rawValue) ?? UIImage(systemName: name.rawValue)
    if let tint { image = image?.withTintColor(tint) }
    return image
  }
}

enum Pictures {
  static var boat: UIImage { scaled(UIImage(systemName: "sailboat")!) }

  private static func scaled(_ image: UIImage) -> UIImage {
    let configuration = UIImage.SymbolConfiguration(textStyle: .headline)
    return image.applyingSymbolConfiguration(configuration)!
  }
}

struct BeachAction {
  var title: String
  var iconName: IconName?

  func element() -> UIAction {
    var image: UIImage?
    if let iconName { image = .icon(iconName) }
    return UIAction(title: title, image: image) { _ in }
  }
}

extension UIMenu {
  convenience init(title: String = "", image: UIImage? = nil, inline children: [UIMenuElement]) {
    self.init(title: title, image: image, options: .displayInline, children: children)
  }
}

// Images that helpers look up and configure, and an image parameter that is `nil`.
final class BeachController: UIViewController {
  let shells = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    let actions = [
      BeachAction(title: "Find Shell", iconName: .shell), BeachAction(title: "Watch Tide", iconName: .tide),
    ]
    let elements = actions.map { $0.element() }
    let boat = UIAction(title: "Board", image: Pictures.boat) { _ in }
    shells.menu = UIMenu(inline: elements + [boat])
    shells.showsMenuAsPrimaryAction = true
  }
}
