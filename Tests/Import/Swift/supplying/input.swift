import UIKit

// Elements of types of the sources: local ones, and those with initializers of `UIAction`.
protocol Command {
  var title: String { get }
  var symbol: String { get }
}

enum Direction: String, CaseIterable, Command {
  case north, south
}

extension Command where Self: RawRepresentable, RawValue == String {
  var title: String { "Go \(rawValue)" }
}

extension Command {
  var symbol: String { "location.north" }
}

enum Pictures {
  #if os(macOS)
    static var blog: UIImage? { UIImage(named: "blog") }
  #else
    static let blog = UIImage(glyph: "doc")
  #endif
}

struct Choice {
  var name: String
  var isRisky: Bool
}

extension UIImage {
  convenience init?(glyph: String) {
    #if os(macOS)
      self.init(systemSymbolName: glyph, accessibilityDescription: nil)
    #else
      self.init(systemName: glyph)
    #endif
  }
}

extension UIAction {
  convenience init(_ command: any Command) {
    self.init(title: command.title, image: UIImage(systemName: command.symbol)) { _ in }
  }

  convenience init?(choice: Choice) {
    self.init(title: choice.name, attributes: choice.isRisky ? .destructive : []) { _ in }
  }
}

extension RangeReplaceableCollection where Element == Choice {
  var menuActions: [UIAction] {
    let actions = self.compactMap { UIAction(choice: $0) }
    return actions
  }
}

final class ProfileController: UIViewController {
  func setUp() {
    struct Profile {
      var title: String
      var subtitle: String
      var image: UIImage?
      var handler: UIActionHandler

      func makeAction() -> UIAction {
        if #available(iOS 15, *) {
          return UIAction(title: self.title, subtitle: self.subtitle, image: self.image, handler: self.handler)
        } else {
          return UIAction(title: self.title, image: self.image, handler: self.handler)
        }
      }
    }
    let profiles = [
      Profile(title: "Blog", subtitle: "Weekly", image: Pictures.blog) { _ in },
      Profile(title: "Feed", subtitle: "Daily", image: UIImage(glyph: "dot.radiowaves.left.and.right")) { _ in },
    ]
    let button = UIButton()
    button.setTitle("Profiles", for: .normal)
    button.menu = UIMenu(children: profiles.map { $0.makeAction() })
    button.showsMenuAsPrimaryAction = true
  }

  func directions() -> UIMenu { UIMenu(title: "Directions", children: Direction.allCases.map { UIAction($0) }) }

  func options(of profile: Profile) -> UIMenu { UIMenu(title: "Options", children: profile.choices.menuActions) }
}
