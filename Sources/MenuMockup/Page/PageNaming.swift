import MenuLayout
import MenuModel
import MockupHTML

/// Gives boxes the names that the groups of a page have: `r` and the number of an item for its row, `h` and the number of
/// a submenu for its title row, `s` and a number for what scrolls; no others.
struct Naming {
  let items: [DocumentPath: PageItem]
  let menus: PageMenus

  /// A box and all in it with such names.
  func naming(_ box: LayoutBox) -> LayoutBox { naming(box, half: nil) }

  private func naming(_ box: LayoutBox, half: Int?) -> LayoutBox {
    var named = box
    named.name = name(of: box, half: half)
    let isStepper = box.role == .stepper
    named.children = box.children.enumerated().map { naming($1, half: isStepper ? $0 : nil) }
    // Of the strips of a long menu the upper one comes first.
    let strips = named.children.indices.filter { named.children[$0].role == .continuation }
    for (index, suffix) in zip(strips, ["start", "end"]) {
      named.children[index].name = menus.number(of: box.path).map { "s-m\($0)-\(suffix)" }
    }
    return named
  }

  private func name(of box: LayoutBox, half: Int?) -> String? {
    let item = items[box.path].map { "r\($0.number)" }
    let menu = menus.number(of: box.path)
    if [.row, .option, .slider].contains(box.role) { return item }
    if box.role == .cell { return item.map { $0 + (half.map { $0 == 0 ? "a" : "b" } ?? "") } }
    if box.role == .thumb { return item.map { $0 + "t" } }
    if box.role == .trackFill { return item.map { $0 + "f" } }
    if box.role == .submenuHeader { return menu.map { "h\($0)" } }
    if box.role == .viewport { return menu.map { "s-m\($0)" } }
    if box.role == .palette, case .scroll = box.look { return firstItem(in: box).map { "s\($0)" } }
    return nil
  }

  private func firstItem(in box: LayoutBox) -> Int? { box.children.lazy.compactMap { items[$0.path]?.number }.first }
}

extension LayoutBox {
  /// The box and all in it, from back to front.
  var flattened: [LayoutBox] { [self] + children.flatMap(\.flattened) }

  /// The boxes of a role in it.
  func all(_ role: LayoutRole) -> [LayoutBox] { flattened.filter { $0.role == role } }
}
