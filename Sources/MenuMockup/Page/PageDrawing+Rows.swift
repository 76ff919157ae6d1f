import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
import MockupHTML
import MockupScene
import MockupSymbols
import PositionedJSON

/// The forms of each row: its value, and whether it is highlighted or its submenu is open.
extension PageDrawing {
  mutating func drawRows(of number: Int) throws(RenderError) {
    let menu = menus.list[number]
    var written: [Int: [TonedRow]]?
    for forms in plan.rowForms(of: number) {
      // The first forms are those of the menu's own state.
      let drawn =
        written == nil
        ? plainRows.removeValue(forKey: number) : layOut(forms.moment).flatMap { rows(of: menu.path, in: $0) }
      let base = written ?? drawn ?? [:]
      if written == nil { written = base }
      guard let drawn else { continue }
      for (item, form) in forms.items {
        if let rows = drawn[item.number], let base = base[item.number] { try add(rows, over: base, of: item, in: form) }
      }
    }
  }

  struct TonedRow {
    var group: PageGroup
    var boxes: [LayoutBox]
  }

  /// Returns the rows of a menu in the layouts of all appearances, by item number. A stepper has two.
  func rows(of path: DocumentPath, in layouts: [UncutLayout]) -> [Int: [TonedRow]]? {
    var tones: [[(item: Int, group: PageGroup, box: LayoutBox)]] = []
    for layout in layouts {
      let content = layout.boxes(showing: canvas, on: canvas).content
      guard let panel = content.lazy.compactMap({ $0.panel(of: path) }).first else { return nil }
      var rows: [(item: Int, group: PageGroup, box: LayoutBox)] = []
      [panel].forEachIdentified { identifier, box in
        guard let group = naming.group(of: identifier), group.isRow, let item = naming.items[box.path] else { return }
        rows.append((item.number, group, box))
      }
      tones.append(rows)
    }
    var rows: [Int: [TonedRow]] = [:]
    for (index, row) in tones[0].enumerated() where tones.allSatisfy({ $0.indices.contains(index) }) {
      rows[row.item, default: []].append(TonedRow(group: row.group, boxes: tones.map { $0[index].box }))
    }
    return rows
  }

  private func nodes(of row: [LayoutBox]) throws(RenderError) -> [TonedNode] {
    var drawn: [[Scene.Node]] = []
    for box in row {
      let tree = LayoutTree(
        size: canvas.size, isRightToLeft: page.behavior.isRightToLeft, boxes: [box])
      let images = try uses.images.rasters(for: tree, scale: Drawing.defaultScale)
      let layers = MenuLayout.drawLayers(
        [box], size: canvas.size, scale: Drawing.defaultScale, images: images, softening: nil, naming: naming.name)
      if case .group(let group)? = layers.first?.first { drawn.append(group.nodes) }
    }
    guard drawn.count == tones.count, let light = drawn.first else { return [] }
    return TonedNode.pairs(light, drawn.dropFirst().first)
  }

  private mutating func add(
    _ rows: [TonedRow], over base: [TonedRow], of item: PageItem, in form: Int
  ) throws(RenderError) {
    for (row, baseRow) in zip(rows, base) {
      let moved = zip(row.boxes, baseRow.boxes).map { box, baseBox in
        let (dx, dy) = (baseBox.frame.x - box.frame.x, baseBox.frame.y - box.frame.y)
        return abs(dx) < 0.001 && abs(dy) < 0.001 ? box : box.moved(x: dx, y: dy)
      }
      let nodes = try nodes(of: moved)
      rowSteps[baseRow.group.id, default: RowSteps(item: item.number)].add(nodes, in: form)
    }
  }

  struct RowSteps {
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

  // MARK: Page

  /// Returns the page with an image that contains all states, in one appearance or two.
  mutating func interactivePage(_ merged: MergedSteps) -> InteractivePage {
    var rows: [Int: Conditions] = [:]
    var conditions = Conditions(prefix: "c", first: page.first)
    var first: [Int: Int] = [:]
    for item in menus.list.flatMap({ $0.items }) where first[item.number] == nil {
      first[item.number] = page.form(of: item)
    }
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
    var scene = Scene(size: canvas.size, background: tones[0].background)
    scene.language = document.locale
    scene.nodes = nodes.map { $0.light }
    var dark: Scene?
    if tones.count > 1 {
      dark = scene
      dark?.background = tones[1].background
      dark?.nodes = nodes.compactMap { $0.dark }
    }
    return InteractivePage(content: page, scene: scene, dark: dark)
  }

  mutating func finishPage(_ sceneDescription: SceneDescription) {
    page.title = sceneDescription.words.title
    page.description = sceneDescription.words.description
    page.language = document.locale
    page.held = document.heldModifiers.ariaText
    if sceneDescription.words.titleLanguage != page.language {
      page.titleLanguage = sceneDescription.words.titleLanguage
    }
    if sceneDescription.words.descriptionLanguage != page.language {
      page.descriptionLanguage = sceneDescription.words.descriptionLanguage
    }
    page.scheme =
      tones.count > 1 ? .both : document.appearance == .dark ? .dark : .light
    page.backgrounds = tones.map { $0.background ?? $0.surroundings }
    page.hasHost = document.host != nil
    page.dismisses = document.platform == .iPadOS
    let button = document.button
    var name = button?.title ?? ""
    if case .popUp(let resolved) = tones[0].mockup.control { name = resolved.title?.string ?? name }
    page.controlLabel = button?.label.map { $0 + " " } ?? ""
    if name.isEmpty { name = document.presentation == .contextMenu ? "Context menu" : "More" }
    page.controlName = document.presentation == .menuBar ? "Menu bar" : page.controlLabel + name
    let paths = Set(
      MenuElements(menuItems, .visible).lazy.filter { $0.attributes.isHighlighted }.map { $0.location.path })
    let highlighted = paths.isEmpty ? nil : menus.list.flatMap { $0.items }.first { paths.contains($0.path) }
    if case .open = plan.first.shown { page.highlighted = highlighted?.number }
  }

  private var menuItems: [Item] {
    ([document.menu].compactMap { $0 } + document.menus).flatMap { $0.items }
  }
}
