import UIKit

extension UIMenu.Identifier {
  static let tackle = UIMenu.Identifier("tackle")
  static let knots = UIMenu.Identifier("knots")
  static let sails = UIMenu.Identifier("sails")
}

/// Menus of the app that other calls extend.
final class MastDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.insertSibling(UIMenu(title: "Tackle", identifier: .tackle, children: []), afterMenu: .view)
    insertKnots(to: builder)
    let sails = UIMenu(title: "Sails", identifier: .sails, children: [UIAction(title: "Hoist") { _ in }])
    builder.insertChild(sails, atStartOfMenu: .file)
    builder.insertChild(UIMenu(options: .displayInline, children: [UIAction(title: "Reef") { _ in }]), atEndOfMenu: .sails)
  }

  private func insertKnots(to builder: any UIMenuBuilder) {
    let knots = UIMenu(identifier: .knots, options: .displayInline, children: [UIAction(title: "Tie Bowline") { _ in }])
    builder.insertChild(knots, atStartOfMenu: .tackle)
    let splice = UIMenu(options: .displayInline, children: [UIAction(title: "Splice") { _ in }])
    builder.insertSibling(splice, afterMenu: .knots)
  }
}
