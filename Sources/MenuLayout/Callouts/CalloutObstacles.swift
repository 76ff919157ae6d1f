import MenuDocument
package import MockupScene
import MockupSymbols
import PositionedJSON

/// What callouts have to know of a picture: where items are seen, and what stands in a line's way.
package struct CalloutObstacles {
  /// A menu's panel.
  package struct Sheet {
    /// Where it stands in the picture.
    package var frame: Rect
    /// Where its first row begins.
    var firstRow = Double.infinity
    /// Where its last row ends.
    var lastRow = -Double.infinity
    /// Its texts, symbols and controls.
    var contents = RectIndex()
  }

  /// The box of an item.
  struct Item: Hashable {
    /// Where it stands in the picture.
    var frame: Rect
    /// The part of it that is seen.
    var seen: Rect
    /// The place of its menu.
    var sheet: Int
    /// The row that it shares with others.
    var sharedRow: Rect?
  }

  /// Something that lines and marks keep away from.
  package struct Obstacle {
    var frame: Rect
    /// The place of the menu that it is.
    var sheet: Int?
  }

  /// The menus, from back to front.
  package private(set) var sheets: [Sheet] = []
  /// What lines and marks keep away from.
  private(set) var obstacles: [Obstacle] = []
  /// Where the obstacles stand, in their order.
  private var obstacleFrames = RectIndex()
  /// The marks that have their place.
  private var marks = RectIndex()
  /// Where marks came to lie that had to move, by where they were to lie first.
  private var landings: [Rect: Rect] = [:]
  private var items: [DocumentPath: Item] = [:]

  package init(_ content: [LayoutBox]) {
    var found: [(path: DocumentPath, role: LayoutRole, item: Item)] = []
    for box in content where box.role.callouts != .behind {
      let before = sheets.count
      visit(box, In(), &found)
      if sheets.count == before {
        add(Obstacle(frame: box.extent))
      } else {
        for sheet in before..<sheets.count {
          add(Obstacle(frame: sheets[sheet].frame, sheet: sheet))
        }
      }
    }
    for (path, role, var item) in found {
      let covers = sheets.dropFirst(item.sheet + 1).map(\.frame)
      guard let seen = item.seen.largestPart(besides: covers), seen.shows(item.frame) else { continue }
      item.seen = seen
      // The row of a submenu that is open in place is seen in front.
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

  /// Adds a mark that has its place.
  package mutating func addMark(_ frame: Rect) {
    add(Obstacle(frame: frame))
    marks.append(frame)
  }

  /// What is seen of an item: its own box, or the first that belongs to it.
  func item(at path: DocumentPath) -> Item? { items[path] }

  // MARK: Reading boxes

  /// Where a box is met.
  private struct In {
    var map = Transform.identity
    var sheet: Int?
    var clip: Rect?
    var row: Rect?
  }

  private mutating func visit(
    _ box: LayoutBox, _ outer: In, _ found: inout [(path: DocumentPath, role: LayoutRole, item: Item)]
  ) {
    var inner = outer
    if case .stepsBack(let scale, let about) = box.look {
      inner.map = outer.map.after(Transform(scale: scale, about: about))
    }
    let frame = inner.map.apply(box.frame)
    let seen = outer.clip.map { frame.intersection($0) } ?? frame
    switch box.look {
    case .panel where box.role == .menu, .bubble where box.role == .menu:
      inner.sheet = sheets.count
      inner.clip = frame
      sheets.append(Sheet(frame: frame))
    case .scroll, .clip: inner.clip = seen
    case .text, .image, .thumb:
      if let sheet = outer.sheet { sheets[sheet].contents.append(seen) }
    case .symbol(let shape, _, let unit):
      // The grid of a symbol has room around the drawing.
      let room = (SymbolShape.gridHeight - SymbolShape.usualHeight) / 2 * unit * inner.map.a
      if let sheet = outer.sheet { sheets[sheet].contents.append(seen.inset(by: min(room, shape.width * unit / 4))) }
    case .none, .panel, .bubble, .fill, .gradient, .outline, .line, .leader, .backdrop, .stepsBack: break
    }
    let standing = box.role.callouts
    if let sheet = outer.sheet, standing == .row || standing == .partOfRow {
      if standing == .row {
        sheets[sheet].firstRow = min(sheets[sheet].firstRow, frame.y)
        sheets[sheet].lastRow = max(sheets[sheet].lastRow, frame.maxY)
      }
      found.append(
        (
          box.path, box.role,
          Item(frame: frame, seen: seen, sheet: sheet, sharedRow: standing == .partOfRow ? outer.row : nil)
        ))
      inner.row = frame
    }
    for child in box.children { visit(child, inner, &found) }
  }

  // MARK: Room

  /// All that there is.
  var extent: Rect? {
    obstacles.first.map { first in obstacles.reduce(first.frame) { $0.union($1.frame) } }
  }

  /// What of a menu, and which marks, stand in an area.
  func contents(of sheet: Int, in area: Rect) -> [Rect] {
    sheets[sheet].contents.overlapping(area) + marks.overlapping(area)
  }

  /// The place of a mark moved down to where it lies over no other.
  package mutating func landing(of mark: Rect) -> Rect {
    // Whatever it met first it meets again, as marks are only added: so each way down is gone once.
    var way: [Rect] = []
    var frame = mark
    while true {
      if let known = landings[frame] {
        way.append(frame)
        frame = known
      } else if let other = marks.firstOverlapping(frame) {
        way.append(frame)
        frame.y = other.maxY + 1
      } else {
        break
      }
    }
    for step in way { landings[step] = frame }
    return frame
  }

  /// Whether a line can leave a menu at a height.
  func isFree(_ side: CalloutSide, of sheet: Int, y: Double) -> Bool {
    let start = side.edge(of: sheets[sheet].frame)
    return !obstacleFrames.places(from: y - 1, to: y + 1).contains { place in
      let obstacle = obstacles[place]
      return obstacle.sheet != sheet && side.edge(of: obstacle.frame) > start - 1 && y > obstacle.frame.y - 1
        && y < obstacle.frame.maxY + 1
    }
  }

  /// Whether nothing stands in an area but a menu itself.
  func isFree(_ area: Rect, of sheet: Int) -> Bool {
    !obstacleFrames.places(from: area.y, to: area.maxY).contains {
      obstacles[$0].sheet != sheet && obstacles[$0].frame.overlaps(area)
    }
  }

  /// Where a column of marks stands beside menus: what is above or below them only bounds its height.
  package func column(
    of sheets: Set<Int>, on side: CalloutSide
  ) -> (edge: Double, top: Double?, bottom: Double?) {
    let frames = sheets.sorted().map { self.sheets[$0].frame }
    guard let first = frames.first else { return (farthestEdge(on: side), nil, nil) }
    let span = frames.reduce(first) { $0.union($1) }
    let beside = obstacles.map(\.frame).filter { $0.maxY > span.y && $0.y < span.maxY }
    let edge = beside.reduce(side.edge(of: span)) { max($0, side.edge(of: $1)) }
    let others = obstacles.map(\.frame).filter { side.edge(of: $0) > edge }
    let top = others.filter { $0.maxY <= span.y }.map { $0.maxY + 6 }.max()
    let bottom = others.filter { $0.y >= span.maxY }.map { $0.y - 6 }.min()
    return (edge, top, bottom)
  }

  /// How far out anything reaches on a side.
  func farthestEdge(on side: CalloutSide) -> Double {
    obstacles.reduce(-Double.infinity) { max($0, side.edge(of: $1.frame)) }
  }

  /// The places in a row where nothing stands, at least so wide; the last one first.
  func gaps(in item: Item, width: Double) -> [Rect] {
    let row = item.seen
    var gaps: [Rect] = []
    var start = row.x
    let taken = contents(of: item.sheet, in: row).sorted { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
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
  /// The largest rectangle that is left beside, above or below others.
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

  /// Whether enough is seen of a box for pointing at it: a third of its height, and as much of its width as a letter.
  fileprivate func shows(_ box: Rect) -> Bool {
    width > 0 && height > 0 && height >= box.height / 3 && width >= min(box.width / 2, 16)
  }
}

extension Transform {
  /// The image of a rectangle under a map that does not turn.
  fileprivate func apply(_ rect: Rect) -> Rect {
    let origin = apply(rect.origin)
    return Rect(x: origin.x, y: origin.y, width: rect.width * a, height: rect.height * d)
  }
}
