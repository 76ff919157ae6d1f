import UIKit

extension UIMenu {
  convenience init(title: String = "", inlineChildren: [UIMenuElement]) {
    self.init(title: title, options: .displayInline, children: inlineChildren)
  }
}

extension UIMenu {
  static func sorting(_ title: String) -> UIMenu {
    if Device.isDesktop {
      return UIMenu(title: title, options: .singleSelection, children: [UIAction(title: "By Age") { _ in }])
    } else {
      return UIMenu(title: title, children: [UIAction(title: "By Age") { _ in }])
    }
  }

  static func rebuild() { UIMenuSystem.main.setNeedsRebuild() }
}

// Elements that functions return in arrays, or that code collects in variables.
final class OrchardController: UIViewController {
  func titleMenu() -> [UIMenuElement] {
    if navigationController != nil {
      [
        UIMenu(options: .displayInline, children: [
          UIAction(title: "Fell", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
        ]),
        UIMenu(options: .displayInline, children: [UIAction(title: "Leave") { _ in }]),
      ]
    } else {
      gardener.elements()
    }
  }

  private func makeSortMenu() -> UIMenu {
    let actions = ["Age", "Height"].map { UIAction(title: $0) { _ in } }
    return UIMenu(inlineChildren: actions)
  }

  func moreMenu() -> UIMenu {
    var children: [UIMenuElement] = [UIAction(title: "Water") { _ in }]
    let sorting = UIMenu.sorting("Sort Trees")
    children.append(sorting)
    children.append(UIMenu(inlineChildren: [UIAction(title: "Fence Off") { _ in }]))
    UIMenu.rebuild()
    return UIMenu(children: children)
  }

  var harvest: [UIMenu] {
    var menus: [UIMenu] = []
    menus.append(UIMenu(title: "Apples", children: [UIAction(title: "Pick") { _ in }]))
    if isAutumn { menus.append(UIMenu(title: "Nuts", children: [UIAction(title: "Crack") { _ in }])) }
    return menus
  }

  func part() -> [UIMenuElement] {
    return [UIMenu(title: "Prune", children: [UIAction(title: "Branches") { _ in }])]
  }

  func showTrees(_ trees: [Tree]) {
    var rows: [String: [(String, Tree)]] = [:]
    for tree in trees { rows[tree.row, default: []].append((tree.name, tree)) }
    var children: [UIMenu] = []
    var options: UIMenu.Options = []
    if trees.count < 10 { options.insert(.displayInline) }
    for key in rows.keys.sorted() {
      let items = rows[key] ?? []
      children.append(UIMenu(
        title: key, image: UIImage(systemName: "folder"), options: options,
        children: items.map { item in UIAction(title: item.0, image: UIImage(systemName: "tree")) { _ in } }
      ))
    }
    button.menu = UIMenu(title: "Trees", children: children.count > 1 ? children : children.first?.children ?? [])
    pruneButton.menu = UIMenu(children: part())
  }

  func webView(_ view: WebView, contextMenuConfigurationFor link: Link) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { (elements: [UIMenuElement]) -> UIMenu? in
      var elements = elements
      elements.insert(UIAction(title: "Open in New Tab") { _ in }, at: 1)
      elements.insert(UIAction(title: "Open in Background") { _ in }, at: 2)
      elements.append(UIAction(title: "Plant") { _ in })
      return UIMenu(children: elements)
    }
  }
}

final class RootController: UIViewController {
  func rootElements(of tree: Tree) -> [UIMenuElement]? {
    guard tree.isPlanted else { return nil }
    let first = UIMenu(options: .displayInline, children: [UIAction(title: "Dig Up") { _ in }])
    let second = UIMenu(options: .displayInline, children: [UIAction(title: "Bury") { _ in }])
    return [first, second]
  }
}
