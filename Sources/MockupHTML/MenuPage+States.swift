import MenuDocument
package import MockupScene
import PositionedJSON

/// What the script of a page knows of its picture.
extension MenuPage {
  /// All states as JSON.
  var states: JSONNode {
    .object([
      ("platform", .string(manner.platform)), ("presentation", .string(manner.presentation.rawValue)),
      ("beside", .bool(manner.opensBeside)), ("rightToLeft", .bool(manner.isRightToLeft)),
      ("primaryAction", .bool(manner.hasPrimaryAction)), ("divide", Self.number(divide)),
      ("dismisses", .bool(dismisses)), ("host", .bool(hasHost)),
      ("first", .number(Double(first))),
      ("highlighted", highlighted.map { .number(Double($0)) } ?? JSONNode(.null)),
      (
        "menus",
        .array(
          menus.map { menu in
            .object([
              ("parent", .number(Double(menu.parent ?? -1))), ("opener", .number(Double(menu.opener ?? -1))),
            ])
          })
      ),
      ("views", .array(views.map(\.json))), ("conditions", conditions.json),
      ("rows", .object(rows.keys.sorted().map { ("\($0)", rows[$0]?.json ?? .array([])) })),
      ("scrollers", .array(scrollers.map(\.json))), ("over", .array(scrollers.flatMap(\.over).map { .string($0) })),
      ("tracks", .object(tracks.map { ("\($0.item)", $0.json) })),
      ("held", .string(held)), ("alternates", alternates),
    ])
  }

  /// The groups that are not seen in the first state.
  var hiddenGroups: [String] {
    let all = [conditions] + menus.flatMap(\.items).compactMap { rows[$0.number] }
    return all.flatMap(\.hidden)
  }

  /// The form of an item's row in the first state.
  package func form(of item: PageItem) -> Int {
    var look = item.number == highlighted ? 1 : 0
    if case .submenu(let menu, _, _) = item.kind, manner.opensBeside, isOpen(menu) { look = 2 }
    return 3 * item.value + look
  }

  /// Whether a menu is open in the first state.
  func isOpen(_ menu: Int) -> Bool { views[first].panels.contains { $0.menu == menu } }

  /// The menus that open from the titles of a bar, in their order.
  var barMenus: [Int] { menus.indices.filter { menus[$0].parent == nil } }

  /// Where the panel of a menu is while it is the innermost one; `nil` where it is never seen.
  func panelFrame(of menu: Int) -> Rect? {
    let view = views.first { $0.name == "m\(menu)" } ?? views.first { $0.panels.contains { $0.menu == menu } }
    return view?.panels.first { $0.menu == menu }?.frame
  }

  /// The forms of each item that has several while keys are held: the keys, its name, its shortcut, whether it is
  /// disabled.
  private var alternates: JSONNode {
    .object(
      menus.flatMap(\.items).filter { !$0.forms.isEmpty }.map { item in
        let forms = item.forms.map { form in
          JSONNode.array([
            .string(form.modifiers.ariaText), .string(form.name), .string(form.shortcut ?? ""), .bool(form.isDisabled),
          ])
        }
        return ("\(item.number)", .array(forms))
      })
  }

  static func number(_ value: Double) -> JSONNode { .number(value.toHundredths) }

  static func list(_ rect: Rect) -> JSONNode {
    .array([rect.x, rect.y, rect.width, rect.height].map(number))
  }
}

extension MenuPage.View {
  fileprivate var json: JSONNode {
    var members: [(String, JSONNode)] = [("name", .string(name))]
    members.append(
      (
        "panels",
        .array(
          panels.map { panel in
            var parts: [JSONNode] = [.number(Double(panel.menu)), MenuPage.list(panel.placed)]
            if panel.transform != .identity { parts.append(.string(panel.transform.css)) }
            return .array(parts)
          })
      ))
    if let control { members.append(("control", MenuPage.list(control))) }
    members.append(("shown", MenuPage.list(shown)))
    members.append(("sheets", .array(sheets.map(MenuPage.list))))
    return .object(members)
  }
}

extension MenuPage.Panel {
  /// Where the panel is seen.
  package var placed: Rect {
    let corner = transform.apply(frame.origin)
    return Rect(
      x: corner.x, y: corner.y, width: frame.width * transform.a, height: frame.height * transform.d)
  }
}

extension MenuPage.Scroller {
  fileprivate var json: JSONNode {
    .object([
      ("name", .string(group.id)), ("element", .string(isHorizontal ? "g\(group.id)" : "m\(menu)")),
      ("at", MenuPage.number(isHorizontal ? window.x - content.x : window.y - content.y)),
      ("horizontal", .bool(isHorizontal)), ("panel", MenuPage.list(window)), ("strip", MenuPage.number(strip)),
    ])
  }

  /// The `id` of a part of it.
  func id(of part: PageGroup.ScrollerPart) -> String { PageGroup.scroller(group, part).id }

  /// The fades or strips at ends beyond which there is nothing in the first state.
  var over: [String] {
    let start = isHorizontal ? window.x - content.x : window.y - content.y
    let end = isHorizontal ? content.maxX - window.maxX : content.maxY - window.maxY
    return (start < 0.5 ? [id(of: .start)] : []) + (end < 0.5 ? [id(of: .end)] : [])
  }
}

extension MenuPage.Track {
  fileprivate var json: JSONNode {
    .object([
      ("frame", MenuPage.list(frame)), ("thumb", MenuPage.number(thumb)), ("inset", MenuPage.number(inset)),
      ("at", .number((at * 1e6).rounded() / 1e6)),
    ])
  }
}

extension Conditions {
  /// The groups that are not seen at first.
  fileprivate var hidden: [String] { list.filter { $0.states?.contains(first) == false }.map(\.name) }

  /// Each group with the states in which it is seen, or 0 where that is always, and its colors: what CSS calls them, how
  /// opaque they are, and their states.
  fileprivate var json: JSONNode {
    func numbers(_ states: [Int]) -> JSONNode { .array(states.map { .number(Double($0)) }) }
    return .array(
      list.map { condition in
        let paints = condition.paints.map { paint in
          JSONNode.array([
            .string(paint.color.hexadecimal), .number(paint.color.alpha), numbers(paint.states),
          ])
        }
        return .array([.string(condition.name), condition.states.map(numbers) ?? .number(0)] + paints)
      })
  }
}
