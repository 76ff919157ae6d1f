import MenuLayout
import MockupScene
import MockupSymbols
import PositionedJSON

/// A property of every layout.
struct LayoutProperty: Sendable {
  let name: String
  let violations: @Sendable (LaidOutDocument) -> [String]

  init(_ name: String, _ violations: @escaping @Sendable (LaidOutDocument) -> [String]) {
    self.name = name
    self.violations = violations
  }

  static let all = [
    finite, nested, rowsApart, rowsInOrder, textsInside, nothingCut, partsOfRowsApart, sheetsInside, marksApart,
    linesApart,
  ]

  private static let finite = LayoutProperty("everything is finite") { layout in
    layout.boxes.indices.compactMap { index in
      let entry = layout.boxes[index]
      var numbers = [entry.frame.x, entry.frame.y, entry.frame.width, entry.frame.height] + entry.baselines
      if case .leader(let points, _) = entry.box.look { numbers += points.flatMap { [$0.x, $0.y] } }
      let isGood = numbers.allSatisfy { $0.isFinite } && entry.frame.width >= 0 && entry.frame.height >= 0
      return isGood ? nil : layout.words(index)
    }
  }

  /// Surroundings of a control may be clipped by the image, and lie below the control and its menu.
  static let surroundings: Set<LayoutRole> = [
    .imageBackground, .backdrop, .window, .bar, .hostPart, .placeholder, .field, .preview,
  ]

  /// Exceptions: scrolled contents are clipped, a symbol's grid is larger than its drawing, a ring surrounds its row,
  /// and an image fills its backdrop.
  private static let nested = LayoutProperty("children are inside") { layout in
    let free: Set<LayoutRole> = [.symbol, .mark, .disclosure, .indicator, .glyph, .focusRing, .image]
    return layout.boxes.indices.compactMap { index in
      guard let parent = layout.boxes[index].parent, !free.contains(layout.boxes[index].box.role),
        !surroundings.contains(layout.boxes[layout.outermost(index)].box.role)
      else { return nil }
      let inner = layout.isClipped(index) ? layout.seen(index) : layout.boxes[index].frame
      if layout.isClipped(index), inner.width == 0 || inner.height == 0 { return nil }
      return layout.boxes[parent].frame.contains(inner)
        ? nil : "\(layout.words(index)) leaves \(layout.words(parent))"
    }
  }

  private static let rowsApart = LayoutProperty("rows of one menu do not overlap") { layout in
    rowsByMenu(layout).flatMap { rows in
      zip(rows, rows.dropFirst()).compactMap { first, second in
        layout.boxes[first].frame.maxY <= layout.boxes[second].frame.y + 1e-6
          ? nil : "\(layout.words(first)), \(layout.words(second))"
      }
    }
  }

  /// From top to bottom, or reversed if a menu opens upward; explanations come last.
  private static let rowsInOrder = LayoutProperty("rows are in order") { layout in
    rowsByMenu(layout).compactMap { rows in
      let paths = rows.map { layout.boxes[$0].box }.filter { ![.text, .heading, .submenuHeader].contains($0.role) }
        .map(\.path.indices)
      let isUp = zip(paths, paths.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
      let isDown = zip(paths, paths.dropFirst()).allSatisfy { !$0.lexicographicallyPrecedes($1) }
      return isUp || isDown ? nil : rows.map { layout.words($0) }.joined(separator: ", ")
    }
  }

  private static func rowsByMenu(_ layout: LaidOutDocument) -> [[Int]] {
    var rows: [Int: [Int]] = [:]
    for row in layout.all(LayoutRole.rows) {
      if let menu = layout.around(row, [.menu]) { rows[menu, default: []].append(row) }
    }
    return layout.all([.menu]).map { rows[$0] ?? [] }
  }

  private static let textsInside = LayoutProperty("texts are inside of their rows, their sheets and the picture") {
    layout in
    let outer = LayoutRole.rows.union([.menu, .cell, .button, .barTitle, .confirmation, .action, .callout, .field])
    let texts = layout.boxes.indices.filter {
      layout.boxes[$0].box.look.isText && !surroundings.contains(layout.boxes[layout.outermost($0)].box.role)
    }
    return texts.flatMap { index -> [String] in
      var found: [String] = []
      let frame = layout.boxes[index].frame
      let text = layout.isClipped(index) ? layout.seen(index) : frame
      guard text.width > 0, text.height > 0 else { return [] }
      if !layout.picture.contains(text) { found.append("\(layout.words(index)) leaves the picture") }
      var current = layout.boxes[index].box.role == .glyph ? nil : layout.around(index, outer)
      while let around = current {
        // Text clipped by a viewport is still inside its row.
        let inner = [.menu, .confirmation].contains(layout.boxes[around].box.role) ? text : frame
        if !layout.boxes[around].frame.contains(inner) {
          found.append("\(layout.words(index)) leaves \(layout.words(around))")
        }
        current = layout.around(around, outer)
      }
      return found
    }
  }

  private static let nothingCut = LayoutProperty("nothing is cut at the picture's edge") { layout in
    let drawn = layout.boxes.indices.filter { layout.boxes[$0].box.look != .none }
    return drawn.compactMap { index in
      let isBehind = surroundings.contains(layout.boxes[layout.outermost(index)].box.role)
      return isBehind || layout.isClipped(index) || layout.picture.contains(layout.boxes[index].frame)
        ? nil : layout.words(index)
    }
  }

  private static let partsOfRowsApart = LayoutProperty("texts, symbols and marks of a row do not overlap") { layout in
    let parts: Set<LayoutRole> = [
      .title, .subtitle, .shortcut, .badge, .disclosure, .symbol, .image, .glyph, .mark,
    ]
    return layout.all([.row, .submenuHeader, .cell]).flatMap { row in
      let inside = layout.boxes.indices(from: row + 1) {
        $0.parent == row && parts.contains($0.box.role) && $0.frame.width > 0
      }
      return inside.enumerated().flatMap { current, first in
        inside[(current + 1)...].compactMap { second in
          layout.boxes[first].drawn.overlaps(layout.boxes[second].drawn)
            ? "\(layout.words(first)), \(layout.words(second))" : nil
        }
      }
    }
  }

  /// On iOS and iPadOS, menus stay inside a canvas that is large enough for a screen.
  private static let sheetsInside = LayoutProperty("menus stay inside of the screen") { layout in
    let settings = layout.document
    guard ["iOS", "iPadOS"].contains(settings["platform"]?.text), let host = settings["host"],
      let size = host["size"]?.elements?.compactMap(\.number?.value), size.count == 2, size[0] >= 393, size[1] >= 300
    else { return [] }
    let menus = layout.all([.menu])
    guard let first = menus.first else { return [] }
    let all = menus.reduce(layout.boxes[first].frame) { $0.union(layout.boxes[$1].frame) }
    var found: [String] = []
    if all.width > size[0] || all.height > size[1] {
      found.append("\(all) is larger than the screen of \(size)")
    }
    let others: Set<LayoutRole> = [.button, .buttonLabel, .menuBar, .callout, .leader, .preview]
    let isAlone = !layout.boxes.contains { $0.parent == nil && others.contains($0.box.role) }
    if host["crop"]?.text == "screen", isAlone,
      layout.tree.size != Size(width: size[0].rounded(.up), height: size[1].rounded(.up))
    {
      found.append("the picture of \(layout.tree.size) is not the screen of \(size)")
    }
    return found
  }
}

extension DocumentPath {
  /// The array indices of the path.
  fileprivate var indices: [Int] {
    steps.compactMap { if case .index(let index) = $0 { index } else { nil } }
  }
}

extension LayoutTree.ListedBox {
  /// The painted area, in the coordinates of the parent: a symbol's grid is larger than its drawing, and lines of text
  /// have space above and below their glyphs.
  fileprivate var drawn: Rect {
    switch box.look {
    case .symbol(let shape, _, let unit):
      let room = (SymbolShape.gridHeight - SymbolShape.standardHeight) / 2 * unit
      return box.frame.inset(by: min(room, shape.width * unit / 2))
    case .text(let text):
      guard let first = text.baselines.first, let last = text.baselines.last else { return box.frame }
      return Rect(
        x: box.frame.x, y: first - 0.75 * text.size, width: box.frame.width, height: last - first + text.size)
    default: return box.frame
    }
  }
}

extension [LayoutTree.ListedBox] {
  /// The indices of matching descendants that follow a box.
  fileprivate func indices(from start: Int, where isWanted: (LayoutTree.ListedBox) -> Bool) -> [Int] {
    let level = self[start - 1].level
    let inside = self[start...].prefix { $0.level > level }
    return inside.indices.filter { isWanted(self[$0]) }
  }
}

extension LaidOutDocument {
  /// The outermost enclosing box.
  func outermost(_ index: Int) -> Int {
    var current = index
    while let outer = boxes[current].parent { current = outer }
    return current
  }
}
