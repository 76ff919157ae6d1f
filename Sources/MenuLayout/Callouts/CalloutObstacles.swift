import MenuDocument
package import MockupScene
import MockupSymbols
import PositionedJSON

/// The geometry that callouts depend on: the visible items, and obstacles for lines.
package struct CalloutObstacles {
  package struct Panel {
    package var frame: Rect
    var firstRow = Double.infinity
    var lastRow = -Double.infinity
    var contents = RectIndex()
  }

  struct Item: Hashable {
    var frame: Rect
    var seen: Rect
    var panel: Int
    var sharedRow: Rect?
  }

  package struct Obstacle {
    var frame: Rect
    var panel: Int?
  }

  package private(set) var panels: [Panel] = []
  private(set) var obstacles: [Obstacle] = []
  private var obstacleFrames = RectIndex()
  private var marks = RectIndex()
  /// The final frames of marks that had to move, by wanted frame.
  private var landings: [Rect: Rect] = [:]
  private var items: [DocumentPath: Item] = [:]

  package init(_ content: [LayoutBox]) {
    var found: [(path: DocumentPath, role: LayoutRole, item: Item)] = []
    for box in content where box.role.callouts != .behind {
      let before = panels.count
      visit(box, Context(), &found)
      if panels.count == before {
        add(Obstacle(frame: box.extent))
      } else {
        for panel in before..<panels.count {
          add(Obstacle(frame: panels[panel].frame, panel: panel))
        }
      }
    }
    for (path, role, var item) in found {
      let covers = panels.dropFirst(item.panel + 1).map { $0.frame }
      guard let seen = item.seen.largestPart(besides: covers), seen.shows(item.frame) else { continue }
      item.seen = seen
      // The row of a submenu that is open in place is visible in front.
      if role == .submenuHeader { items[path] = item }
      for count in stride(from: path.steps.count, through: 1, by: -1) {
        let outer = DocumentPath(Array(path.steps.prefix(count)))
        if items[outer] == nil { items[outer] = item }
      }
    }
  }

  private mutating func add(_ obstacle: Obstacle) {
    obstacles.append(obstacle)
    obstacleFrames.append(obstacle.frame)
  }

  package mutating func addMark(_ frame: Rect) {
    add(Obstacle(frame: frame))
    marks.append(frame)
  }

  func item(at path: DocumentPath) -> Item? { items[path] }

  private struct Context {
    var map = Transform.identity
    var panel: Int?
    var clip: Rect?
    var row: Rect?
  }

  private mutating func visit(
    _ box: LayoutBox, _ outer: Context, _ found: inout [(path: DocumentPath, role: LayoutRole, item: Item)]
  ) {
    var inner = outer
    if case .stepsBack(let scale, let about) = box.look {
      inner.map = outer.map.after(Transform(scale: scale, about: about))
    }
    let frame = inner.map.apply(box.frame)
    let seen = outer.clip.map { frame.intersection($0) } ?? frame
    switch box.look {
    case .panel where box.role == .menu, .bubble where box.role == .menu:
      inner.panel = panels.count
      inner.clip = frame
      panels.append(Panel(frame: frame))
    case .scroll, .clip: inner.clip = seen
    case .text, .image, .thumb:
      if let panel = outer.panel { panels[panel].contents.append(seen) }
    case .symbol(let shape, _, let unit):
      // The grid of a symbol has a margin around the shape.
      let room = (SymbolShape.gridHeight - SymbolShape.standardHeight) / 2 * unit * inner.map.a
      if let panel = outer.panel { panels[panel].contents.append(seen.inset(by: min(room, shape.width * unit / 4))) }
    case .none, .panel, .bubble, .fill, .gradient, .outline, .line, .leader, .backdrop, .stepsBack: break
    }
    let calloutRole = box.role.callouts
    if let panel = outer.panel, calloutRole == .row || calloutRole == .partOfRow {
      if calloutRole == .row {
        panels[panel].firstRow = min(panels[panel].firstRow, frame.y)
        panels[panel].lastRow = max(panels[panel].lastRow, frame.maxY)
      }
      found.append(
        (
          box.path, box.role,
          Item(frame: frame, seen: seen, panel: panel, sharedRow: calloutRole == .partOfRow ? outer.row : nil)
        ))
      inner.row = frame
    }
    for child in box.children { visit(child, inner, &found) }
  }

  var extent: Rect? {
    obstacles.first.map { first in obstacles.reduce(first.frame) { $0.union($1.frame) } }
  }

  /// Returns the contents of a menu and the marks that overlap an area.
  func contents(of panel: Int, in area: Rect) -> [Rect] {
    panels[panel].contents.overlapping(area) + marks.overlapping(area)
  }

  /// Moves a mark down until it overlaps no other mark.
  package mutating func landing(of mark: Rect) -> Rect {
    // Marks are only added, so collisions stay: storing the final frame for every step avoids repeated searches.
    var visited: [Rect] = []
    var frame = mark
    while true {
      if let known = landings[frame] {
        visited.append(frame)
        frame = known
      } else if let other = marks.firstOverlapping(frame) {
        visited.append(frame)
        frame.y = other.maxY + 1
      } else {
        break
      }
    }
    for step in visited { landings[step] = frame }
    return frame
  }

  func isFree(_ side: CalloutSide, of panel: Int, y: Double) -> Bool {
    let start = side.edge(of: panels[panel].frame)
    return !obstacleFrames.indices(from: y - 1, to: y + 1).contains { index in
      let obstacle = obstacles[index]
      return obstacle.panel != panel && side.edge(of: obstacle.frame) > start - 1 && y > obstacle.frame.y - 1
        && y < obstacle.frame.maxY + 1
    }
  }

  func isFree(_ area: Rect, of panel: Int) -> Bool {
    !obstacleFrames.indices(from: area.y, to: area.maxY).contains {
      obstacles[$0].panel != panel && obstacles[$0].frame.overlaps(area)
    }
  }

  /// Returns the position of a column of marks. Obstacles above and below the menus only bound its height.
  package func column(
    of panels: Set<Int>, on side: CalloutSide
  ) -> (edge: Double, top: Double?, bottom: Double?) {
    let frames = panels.sorted().map { self.panels[$0].frame }
    guard let first = frames.first else { return (farthestEdge(on: side), nil, nil) }
    let span = frames.reduce(first) { $0.union($1) }
    let beside = obstacles.map { $0.frame }.filter { $0.maxY > span.y && $0.y < span.maxY }
    let edge = beside.reduce(side.edge(of: span)) { max($0, side.edge(of: $1)) }
    let others = obstacles.map { $0.frame }.filter { side.edge(of: $0) > edge }
    let top = others.filter { $0.maxY <= span.y }.map { $0.maxY + 6 }.max()
    let bottom = others.filter { $0.y >= span.maxY }.map { $0.y - 6 }.min()
    return (edge, top, bottom)
  }

  func farthestEdge(on side: CalloutSide) -> Double {
    obstacles.reduce(-Double.infinity) { max($0, side.edge(of: $1.frame)) }
  }

  func gaps(in item: Item, width: Double) -> [Rect] {
    let row = item.seen
    var gaps: [Rect] = []
    var start = row.x
    let taken = contents(of: item.panel, in: row).sorted { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
    for part in taken {
      if part.x - start >= width { gaps.append(Rect(x: start, y: row.y, width: part.x - start, height: row.height)) }
      start = max(start, part.maxX)
    }
    if row.maxX - start >= width {
      gaps.append(Rect(x: start, y: row.y, width: row.maxX - start, height: row.height))
    }
    return gaps.reversed()
  }
}

extension Rect {
  /// Returns the largest rectangle left beside, above, or below others.
  fileprivate func largestPart(besides covers: [Rect]) -> Rect? {
    var part = self
    for cover in covers where cover.overlaps(part) {
      let candidates = [
        Rect(x: part.x, y: part.y, width: cover.x - part.x, height: part.height),
        Rect(x: cover.maxX, y: part.y, width: part.maxX - cover.maxX, height: part.height),
        Rect(x: part.x, y: part.y, width: part.width, height: cover.y - part.y),
        Rect(x: part.x, y: cover.maxY, width: part.width, height: part.maxY - cover.maxY),
      ].filter { $0.width > 0 && $0.height > 0 }
      guard let best = candidates.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return nil }
      part = best
    }
    return part
  }

  /// Returns whether enough of a box is visible: a third of its height, and the width of a letter.
  fileprivate func shows(_ box: Rect) -> Bool {
    width > 0 && height > 0 && height >= box.height / 3 && width >= min(box.width / 2, 16)
  }
}

extension Transform {
  fileprivate func apply(_ rect: Rect) -> Rect {
    let origin = apply(rect.origin)
    return Rect(x: origin.x, y: origin.y, width: rect.width * a, height: rect.height * d)
  }
}
