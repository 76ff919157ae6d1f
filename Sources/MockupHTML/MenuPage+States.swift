import MenuDocument
package import MockupScene
import PositionedJSON

extension MenuPage {
  var states: JSONNode {
    .object([
      ("platform", .string(behavior.platform)), ("presentation", .string(behavior.presentation.rawValue)),
      ("beside", .bool(behavior.opensBeside)), ("rightToLeft", .bool(behavior.isRightToLeft)),
      ("primaryAction", .bool(behavior.hasPrimaryAction)), ("divide", Self.number(divide)),
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
      ("views", .array(views.map { $0.json })), ("conditions", conditions.json),
      ("rows", .object(rows.keys.sorted().map { ("\($0)", rows[$0]?.json ?? .array([])) })),
      ("scrollers", .array(scrollers.map { $0.json })),
      ("over", .array(scrollers.flatMap { $0.over }.map { .string($0) })),
      ("tracks", .object(tracks.map { ("\($0.item)", $0.json) })),
      ("held", .string(held)), ("alternates", alternates), ("embeds", .bool(embeds)),
    ])
  }

  var hiddenGroups: [String] {
    let all = [conditions] + menus.flatMap { $0.items }.compactMap { rows[$0.number] }
    return all.flatMap { $0.hidden }
  }

  /// Index of the item's form in the first state.
  package func form(of item: PageItem) -> Int {
    var look = item.number == highlighted ? 1 : 0
    if case .submenu(let menu, _, _) = item.kind, behavior.opensBeside, isOpen(menu) { look = 2 }
    return 3 * item.value + look
  }

  func isOpen(_ menu: Int) -> Bool { views[first].panels.contains { $0.menu == menu } }

  var barMenus: [Int] { menus.indices.filter { menus[$0].parent == nil } }

  /// The panel's frame while the menu is the innermost open one; `nil` if no state shows it.
  func panelFrame(of menu: Int) -> Rect? {
    let view = views.first { $0.name == "m\(menu)" } ?? views.first { $0.panels.contains { $0.menu == menu } }
    return view?.panels.first { $0.menu == menu }?.frame
  }

  /// The item's variants for held modifier keys: modifiers, name, shortcut, and disabled state.
  private var alternates: JSONNode {
    .object(
      menus.flatMap { $0.items }.filter { !$0.forms.isEmpty }.map { item in
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
  /// The panel's frame after its transform.
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

  func id(of part: PageGroup.ScrollerPart) -> String { PageGroup.scroller(group, part).id }

  /// The fades or strips at ends where the first state has nothing to scroll to.
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
  fileprivate var hidden: [String] { list.filter { $0.states?.contains(first) == false }.map { $0.name } }

  /// Each group with its states (0 for all states) and its colors: CSS text, opacity, and states.
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
