import MenuLayout
import MenuModel
import MockupHTML
import MockupScene

/// The forms of each row: what it shows, and whether it is pointed at or its submenu is open.
extension TriedDrawing {
  /// How rows are pointed at: not, by pointer or keys, or as those are whose submenu is open.
  private static let looks = 3

  /// Draws all forms of the rows of a menu.
  mutating func drawRows(of number: Int) throws(RenderError) {
    let menu = menus.list[number]
    let way = menus.way(to: number).map { menus.list[$0].path }
    var moment = MenuMoment(.open(menu: way[0], submenus: Array(way.dropFirst())))
    var written: [Int: [TonedRow]] = [:]
    for values in self.values(of: menu) {
      for isHighlighted in [false, true] {
        moment.values = values
        moment.highlightsAll = isHighlighted
        guard let drawn = rows(of: menu.path, at: moment) else { continue }
        if values == .asWritten, !isHighlighted { written = drawn }
        for item in menu.items {
          guard let value = value(of: item, in: values), let toned = drawn[item.number], let base = written[item.number]
          else { continue }
          try add(toned, of: item, over: base, in: Self.looks * value + (isHighlighted ? 1 : 0))
        }
      }
    }
    guard page.manner.opensBeside else { return }
    // The row of a submenu is drawn open while that is.
    for item in menu.items {
      guard case .submenu(let submenu, _, _) = item.kind else { continue }
      let way = menus.way(to: submenu).map { menus.list[$0].path }
      for values in self.values(of: menu) {
        guard let value = value(of: item, in: values) else { continue }
        var moment = MenuMoment(.open(menu: way[0], submenus: Array(way.dropFirst())))
        moment.values = values
        guard let drawn = rows(of: menu.path, at: moment)?[item.number], let base = written[item.number] else {
          continue
        }
        try add(drawn, of: item, over: base, in: Self.looks * value + 2)
      }
    }
  }

  // MARK: Values

  /// What has to be looked at to see all forms of a menu's items.
  private func values(of menu: PageMenu) -> [MenuMoment.Values] {
    var values: [MenuMoment.Values] = [.asWritten]
    let items = menu.items
    if items.contains(where: { $0.valueCount > 1 && $0.forms.isEmpty }) { values += [.off, .on] }
    if items.contains(where: { $0.value == 2 && $0.valueCount == 3 }) { values.append(.mixed) }
    var held: [KeyboardModifiers] = []
    for form in items.flatMap(\.forms) where !held.contains(form.modifiers) { held.append(form.modifiers) }
    values += held.map { .held($0) }
    let options = items.map { optionCount(of: $0) }.max() ?? 0
    return values + (0..<options).map { .option($0) } + (options > 0 && !values.contains(.off) ? [.off] : [])
  }

  /// How many options the row of a picker may show.
  private func optionCount(of item: PageItem) -> Int {
    guard case .submenu(let menu, .some, _) = item.kind else { return 0 }
    return menus.list[menu].items.count
  }

  /// Which value of an item is seen where others are these; `nil` where it is seen elsewhere already.
  private func value(of item: PageItem, in values: MenuMoment.Values) -> Int? {
    let value: Int
    switch values {
    case .asWritten: return item.value
    case .held(let modifiers):
      let form = item.form(holding: modifiers)
      return form == item.shownForm || item.forms.isEmpty ? nil : form
    case .off: value = 0
    case .on: value = 1
    case .mixed: value = 2
    case .option(let number):
      guard number < optionCount(of: item) else { return nil }
      value = number + 1
    }
    if optionCount(of: item) == 0 {
      guard item.forms.isEmpty else { return nil }
      guard item.valueCount > value, value < 2 || item.value == 2 else { return nil }
    } else if values == .on || values == .mixed {
      return nil
    }
    return value == item.value ? nil : value
  }

  // MARK: Rows

  /// The boxes of a row, one for each appearance.
  typealias TonedRow = [LayoutBox]

  /// The rows of a menu at a moment, by the numbers of their items: the two halves of a stepper are two.
  private func rows(of path: DocumentPath, at moment: MenuMoment) -> [Int: [TonedRow]]? {
    let naming = Naming(items: items, menus: menus)
    var boxes: [[LayoutBox]] = []
    for tone in tones {
      let content = layout(moment, tone)?.boxes(showing: canvas, on: canvas).content ?? []
      guard let panel = content.flatMap(\.flattened).first(where: { $0.role == .menu && $0.path == path }) else {
        return nil
      }
      boxes.append(naming.naming(panel).flattened.filter { isRow($0) })
    }
    var rows: [Int: [TonedRow]] = [:]
    for (index, box) in boxes[0].enumerated() {
      guard let item = items[box.path], boxes.allSatisfy({ $0.indices.contains(index) }) else { continue }
      rows[item.number, default: []].append(boxes.map { $0[index] })
    }
    return rows
  }

  /// Whether a box is a row of an item, and not a part of one that has a name of its own, as the thumb of a slider.
  private func isRow(_ box: LayoutBox) -> Bool {
    box.name?.hasPrefix("r") == true && items[box.path] != nil && box.role != .thumb && box.role != .trackFill
  }

  private func nodes(of row: TonedRow) throws(RenderError) -> [TonedNode] {
    var drawn: [[Scene.Node]] = []
    for (box, tone) in zip(row, tones) {
      let tree = LayoutTree(
        size: canvas.size, isRightToLeft: page.manner.isRightToLeft, boxes: [box])
      let images = try tone.images.rasters(for: tree, scale: Drawing.usualScale)
      let layers = MenuLayout.drawLayers(
        [box], size: canvas.size, scale: Drawing.usualScale, images: images, softening: nil)
      if case .group(let group)? = layers.first?.first { drawn.append(group.nodes) }
    }
    guard drawn.count == tones.count, let light = drawn.first else { return [] }
    return TonedNode.pairs(light, drawn.dropFirst().first)
  }

  /// Adds a form of an item's row; where it would stand elsewhere it goes where the row is.
  private mutating func add(
    _ rows: [TonedRow], of item: PageItem, over base: [TonedRow], in form: Int
  ) throws(RenderError) {
    for (row, place) in zip(rows, base) {
      guard let name = place.first?.name else { continue }
      let moved = zip(row, place).map { box, place in
        let (dx, dy) = (place.frame.x - box.frame.x, place.frame.y - box.frame.y)
        return abs(dx) < 0.001 && abs(dy) < 0.001 ? box : box.moved(x: dx, y: dy)
      }
      let nodes = try nodes(of: moved)
      rowSteps[name, default: RowSteps(item: item.number)].add(nodes, in: form)
    }
  }

  /// The forms of one row.
  struct RowSteps {
    /// The number of the item that it draws.
    let item: Int
    private(set) var steps = MergedSteps()
    private(set) var forms: Set<Int> = []

    init(item: Int) {
      self.item = item
    }

    mutating func add(_ nodes: [TonedNode], in form: Int) {
      guard forms.insert(form).inserted else { return }
      steps.add(nodes, in: form)
    }
  }

  // MARK: The picture

  /// The picture in which all states are, in one appearance or in two.
  mutating func scenes(of merged: MergedSteps) -> Renderer.TriedMenu {
    var rows: [Int: Conditions] = [:]
    var conditions = Conditions(prefix: "c", first: page.first)
    let first = Dictionary(menus.list.flatMap(\.items).map { ($0.number, page.form(of: $0)) }) { form, _ in form }
    let steps = rowSteps
    let all = Set(page.views.indices)
    let nodes = merged.nodes(of: all, conditions: &conditions) { name in
      guard let row = steps[name] else { return nil }
      var own = rows[row.item] ?? Conditions(prefix: "r\(row.item)-", first: first[row.item] ?? 0)
      let nodes = row.steps.nodes(of: row.forms, conditions: &own)
      rows[row.item] = own
      return nodes
    }
    page.conditions = conditions
    page.rows = rows.filter { !$0.value.list.isEmpty }
    var scene = Scene(size: canvas.size, background: tones[0].resolved.background)
    scene.language = document.locale
    scene.nodes = nodes.map(\.light)
    var dark: Scene?
    if tones.count > 1 {
      dark = scene
      dark?.background = tones[1].resolved.background
      dark?.nodes = nodes.compactMap(\.dark)
    }
    return Renderer.TriedMenu(page: page, scene: scene, dark: dark)
  }

  /// What is said of the page as a whole.
  mutating func finishPage() {
    let words = tones[0].document.words
    page.title = words.title
    page.description = words.description
    page.language = self.document.locale
    page.held = self.document.heldModifiers.ariaText
    if words.titleLanguage != page.language { page.titleLanguage = words.titleLanguage }
    if words.descriptionLanguage != page.language { page.descriptionLanguage = words.descriptionLanguage }
    page.background = tones[0].resolved.background
    page.hasHost = self.document.host != nil
    page.dismisses = self.document.platform == .iPadOS
    let button = self.document.button
    var name = button?.title ?? ""
    if case .popUp(let resolved) = tones[0].parts[0].mockup.control { name = resolved.title?.string ?? name }
    page.controlLabel = button?.label.map { $0 + " " } ?? ""
    if name.isEmpty { name = self.document.presentation == .contextMenu ? "Context menu" : "More" }
    page.controlName = self.document.presentation == .menuBar ? "Menu bar" : page.controlLabel + name
    let highlighted = menus.list.flatMap(\.items).first { item in
      MenuElements(menuItems, .visible).contains { $0.location.path == item.path && $0.attributes.isHighlighted }
    }
    if case .open = first.shown { page.highlighted = highlighted?.number }
  }

  private var menuItems: [Item] {
    ([self.document.menu].compactMap(\.self) + self.document.menus).flatMap(\.items)
  }
}
