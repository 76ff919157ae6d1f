import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
import MockupHTML
import MockupScene
import PositionedJSON

extension PageDrawing {
  mutating func add(
    _ state: PagePlan.State, _ layouts: [UncutLayout], to merged: inout MergedSteps, as index: Int
  ) throws(RenderError) -> MenuPage.View {
    let light = layouts[0]
    let isFirst = state.moment.shown == plan.first.shown && !state.isForm
    let shown = isFirst ? canvas : canvas.union(light.imageFrame)
    let placed = light.place(shown, on: canvas)
    var view = MenuPage.View(name: state.name, shown: placed)
    switch document.presentation {
    // Nothing opens a context menu without content.
    case .contextMenu where !document.showsWhatOpensIt: break
    case .pullDownButton, .popUpButton, .contextMenu: view.control = light.control.map { light.place($0, on: canvas) }
    case .menuBarExtra, .quickActions, .editMenu, .dockMenu:
      view.control = light.control.map { light.place($0, on: canvas) }
    case .menu, .menuBar: break
    }
    var layers: [[TonedLayer]] = []
    for (tone, layout) in zip(tones, layouts) {
      layers.append(try self.layers(of: layout, tone, showing: shown, isFirst: isFirst))
    }
    let boxes = layers[0].map { $0.box }
    view.bar = boxes.flatMap { $0.all(.barTitle) }.map { $0.frame }
    view.choices = boxes.flatMap { $0.all(.action) }.map { choice($0) }
    if let sheet = boxes.first(where: { $0.role == .confirmation }), !view.choices.contains(where: { $0.isCancel }) {
      view.choices.insert(hiddenCancel(of: sheet, around: placed), at: 0)
    }
    view.sheets = boxes.filter { $0.role == .confirmation }.map { $0.frame }
    if isFirst || page.divide == 0 { page.divide = divide(of: boxes) }
    var nodes: [TonedNode] = []
    var repeating: [String: Int] = [:]
    for (position, layer) in layers[0].enumerated() {
      let other = layers.count > 1 && layers[1].count == layers[0].count ? layers[1][position].nodes : nil
      guard layers.count == 1 || other != nil else { throw .engine("the light and dark layouts differ") }
      let toned = TonedNode.pairs(layer.nodes, other)
      guard let (number, panel) = panel(of: layer.box) else {
        nodes += toned
        continue
      }
      view.panels.append(self.pose(of: panel, number, in: layer.box, state))
      let content = PageGroup.panelContent(menu: number).id
      let own = ownStates[number]
      if own == index {
        note(panel, of: number)
        let drawn = inside(toned, of: number)
        panels[number] = drawn.map { $0.emptied(of: content) }
        nodes += drawn
      } else if state.isForm {
        // A panel that only moves is drawn in its original position.
        nodes += panels[number] ?? []
        repeating[content] = own
      } else {
        nodes += inside(toned, of: number)
        guard plan.sharesPanels else { continue }
        guard panel.children.isEmpty, own != nil else {
          throw .engine("the panel behind a submenu is not laid out yet")
        }
        repeating[content] = own
      }
    }
    merged.add(nodes, in: index, repeating: repeating)
    return view
  }

  private struct TonedLayer {
    var box: LayoutBox
    var nodes: [Scene.Node]
  }

  /// Returns the layers of a state in one appearance, from back to front.
  private func layers(
    of layout: UncutLayout, _ tone: PageTone, showing shown: Rect, isFirst: Bool
  ) throws(RenderError) -> [TonedLayer] {
    var (host, content) = layout.boxes(showing: shown, on: canvas)
    if !isFirst { content = content.map { movedInside($0, of: content) } }
    let tree = LayoutTree(
      size: canvas.size, isRightToLeft: page.behavior.isRightToLeft, boxes: host + content)
    let images = try uses.images.rasters(for: tree, scale: Drawing.defaultScale)
    let blur = pipeline.engine.softening
    let softening = isFirst ? blur : ShiftedBlur(blur: blur, reach: reach).blurredBackdrop
    let drawn = MenuLayout.drawLayers(
      host + content, size: canvas.size, scale: Drawing.defaultScale, images: images, background: tone.background,
      softening: softening, naming: naming.name)
    var layers: [TonedLayer] = []
    if let backdrop = host.first {
      layers.append(TonedLayer(box: backdrop, nodes: drawn.prefix(host.count).flatMap { $0 }))
    }
    for (box, nodes) in zip(content, drawn.dropFirst(host.count)) { layers.append(TonedLayer(box: box, nodes: nodes)) }
    return layers
  }

  /// Moves a confirmation without an anchor into the image if it would extend past the left or top edge.
  private func movedInside(_ box: LayoutBox, of content: [LayoutBox]) -> LayoutBox {
    guard case .panel = box.look, box.role == .confirmation, document.host == nil else { return box }
    let sheets = content.filter { $0.role == .confirmation }.map { $0.frame }
    let left = sheets.map { $0.x }.min() ?? 0
    let top = sheets.map { $0.y }.min() ?? 0
    return box.moved(x: max(0, Self.margin - left).rounded(.up), y: max(0, Self.margin - top).rounded(.up))
  }

  /// The margin around a moved confirmation, in points.
  private static let margin = 16.0

  // MARK: Panels

  private func panel(of box: LayoutBox) -> (number: Int, panel: LayoutBox)? {
    let panel = box.role == .parentMenu ? box.children.first : box
    guard let panel, panel.role == .menu, let number = menus.number(of: panel.path) else { return nil }
    return (number, panel)
  }

  private func pose(of panel: LayoutBox, _ number: Int, in layer: LayoutBox, _ state: PagePlan.State) -> MenuPage.Panel
  {
    var pose = MenuPage.Panel(menu: number, frame: panel.frame)
    if case .stepsBack(let scale, let about) = layer.look { pose.transform = Transform(scale: scale, about: about) }
    if state.isForm, let usual = page.views.first(where: { $0.name == "m\(number)" })?.panels.first?.frame {
      pose.frame = usual
      pose.transform = Transform(
        scaleX: 1, scaleY: 1, tx: (panel.frame.x - usual.x).rounded(), ty: (panel.frame.y - usual.y).rounded())
    }
    return pose
  }

  /// Returns a panel's steps in a named group, which the page can move.
  private func inside(_ nodes: [TonedNode], of number: Int) -> [TonedNode] {
    var nodes = nodes
    if nodes.count == 1, case .group(let group) = nodes[0].light, group.transform != .identity {
      var dark: [Scene.Node]?
      if case .group(let other)? = nodes[0].dark { dark = other.nodes }
      nodes = TonedNode.pairs(group.nodes, dark)
    }
    return [.group(PageGroup.panel(menu: number).id, nodes)]
  }

  private mutating func note(_ panel: LayoutBox, of number: Int) {
    widths[panel.path] = panel.frame.width
    var scrollers: [(PageGroup.Scroller, LayoutBox)] = []
    [panel].forEachIdentified { identifier, box in
      switch naming.group(of: identifier) {
      case .header(menu: number)?: page.headers[number] = box.frame
      case .row(let item)?, .stepperButton(let item, _)?:
        page.frames[item] = page.frames[item].map { $0.union(box.frame) } ?? box.frame
      case .header?, .thumb?, .trackFill?, .panel?, .panelContent?, .scroller?, nil: break
      }
      if box.role == .slider, let item = naming.items[box.path] { noteTrack(of: box, item) }
      if let scroller = naming.scroller(of: identifier) { scrollers.append((scroller, box)) }
    }
    for (scroller, box) in scrollers {
      switch (scroller, box.look) {
      case (.menu, _), (.options, .scroll): note(scroller, box, in: panel, of: number)
      case (.options, _): break
      }
    }
  }

  private mutating func noteTrack(of box: LayoutBox, _ item: PageItem) {
    guard case .slider(let value, let range) = item.kind,
      let track = box.children.first(where: { $0.role == .track }),
      let thumb = box.children.first(where: { $0.role == .thumb })
    else { return }
    page.tracks.append(
      MenuPage.Track(
        item: item.number, frame: track.frame, thumb: thumb.frame.width, at: range.fraction(of: value),
        inset: track.frame.x - box.frame.x))
  }

  private mutating func note(
    _ scroller: PageGroup.Scroller, _ box: LayoutBox, in panel: LayoutBox, of number: Int
  ) {
    guard var content = box.children.first?.frame else { return }
    for child in box.children { content = content.union(child.frame) }
    var items: [Int] = []
    box.forEachBox { if let item = naming.items[$0.path] { items.append(item.number) } }
    let first = items.first ?? 0
    let metrics = tones[0].mockup.style.metrics
    switch scroller {
    case .options:
      content = content.inset(horizontally: metrics.palette.inset)
      page.scrollers.append(
        MenuPage.Scroller(
          menu: number, group: scroller, window: box.frame, content: content, isHorizontal: true, strip: 0,
          firstItem: first))
    case .menu:
      content = content.inset(vertically: metrics.panel.verticalPadding)
      let strip = panel.children.first { $0.role == .continuation }?.frame.height ?? 0
      page.scrollers.append(
        MenuPage.Scroller(
          menu: number, group: scroller, window: panel.frame, content: content, isHorizontal: false, strip: strip,
          firstItem: first))
    }
  }

  // MARK: Control and confirmations

  /// Returns the width of the part of a split button that opens the menu, in points.
  private func divide(of boxes: [LayoutBox]) -> Double {
    guard document.button?.primaryAction == true, let button = boxes.first(where: { $0.role == .button }),
      let line = button.children.last(where: { $0.role == .separator && $0.frame.width == 0 })
    else { return 0 }
    return page.behavior.isRightToLeft ? line.frame.x - button.frame.x : button.frame.maxX - line.frame.x
  }

  /// Returns the action of a tap beside a confirmation without a Cancel button.
  private func hiddenCancel(of sheet: LayoutBox, around area: Rect) -> MenuPage.Choice {
    let question = naming.item(around: sheet.path)?.confirmation
    let written = question?.actions.first { $0.role == .cancel } ?? question?.addedCancel(in: document.locale)
    return MenuPage.Choice(
      title: written?.title ?? "", frame: area, cornerRadius: 0, isCancel: true, isAroundSheet: true)
  }

  private func choice(_ box: LayoutBox) -> MenuPage.Choice {
    var choice = MenuPage.Choice(title: "", frame: box.frame, cornerRadius: 0, isCancel: true)
    if case .fill(_, let radius, _) = box.look { choice.cornerRadius = radius }
    guard let item = naming.item(around: box.path), let question = item.confirmation else { return choice }
    let start = item.path.appending("confirmation").appending("actions")
    for (index, action) in question.actions.enumerated() where box.path.isInside(start.appending(index)) {
      choice.title = action.title
      choice.isCancel = action.role == .cancel
      return choice
    }
    choice.title = question.addedCancel(in: document.locale)?.title ?? ""
    return choice
  }
}

extension Rect {
  fileprivate func inset(horizontally distance: Double) -> Rect {
    Rect(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }

  fileprivate func inset(vertically distance: Double) -> Rect {
    Rect(x: x, y: y - distance, width: width, height: height + 2 * distance)
  }
}
