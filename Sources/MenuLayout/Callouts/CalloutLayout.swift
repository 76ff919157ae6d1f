import MenuDocument
import MenuResolve
import MockupScene

struct CalloutTarget {
  var callout: ResolvedCallout
  var item: CalloutObstacles.Item
}

struct CalloutLine {
  var target: Int
  var start: Point
}

struct PlacedCallout {
  var leader: LayoutBox?
  var mark: LayoutBox
}

extension MockupLayout {
  /// Lays out the callouts of visible items, with their lines.
  ///
  /// Callouts of rows are in columns outside everything else. Callouts of cells are above or below the menu, or on the
  /// cell's corner, because a line from within a row would cross its neighbors.
  mutating func layOutCallouts(around content: [LayoutBox], on stage: Stage) -> [LayoutBox] {
    guard !mockup.callouts.isEmpty else { return [] }
    var obstacles = CalloutObstacles(content)
    let targets = mockup.callouts.compactMap { callout in
      obstacles.item(at: callout.item).map { CalloutTarget(callout: callout, item: $0) }
    }
    var placed: [PlacedCallout?] = targets.map { _ in nil }
    for row in Self.sharedRows(of: targets) {
      for (index, callout) in zip(row, placeInRow(row.map { targets[$0] }, among: obstacles)) {
        placed[index] = callout
        obstacles.addMark(callout.mark.frame)
      }
    }
    // Marks without a line are placed before the columns, which avoid them.
    let sides = [CalloutSide.trailing, .leading]
    let reached = sides.flatMap { lines(to: targets, placed.open, on: $0, among: obstacles, stage: stage) }
    let isReached = Set(reached.map { $0.target })
    for index in placed.open where !isReached.contains(index) {
      placed[index] = pin(targets[index], among: &obstacles)
    }
    for side in sides {
      let lines = lines(to: targets, placed.open, on: side, among: obstacles, stage: stage)
      for (line, callout) in zip(lines, placeInColumn(lines, targets, on: side, among: obstacles)) {
        placed[line.target] = callout
      }
    }
    for callout in placed { if let callout { obstacles.addMark(callout.mark.frame) } }
    for index in placed.open { placed[index] = pin(targets[index], among: &obstacles) }
    let all = placed.compactMap { $0 }
    return all.compactMap { $0.leader } + all.map { $0.mark }
  }

  private static func sharedRows(of targets: [CalloutTarget]) -> [[Int]] {
    struct Row: Hashable {
      var panel: Int
      var frame: Rect
    }
    var rows: [[Int]] = []
    var rowIndices: [Row: Int] = [:]
    for (index, target) in targets.enumerated() {
      guard let frame = target.item.sharedRow else { continue }
      let rowIndex = rowIndices[Row(panel: target.item.panel, frame: frame), default: rows.count]
      if rowIndex == rows.count {
        rowIndices[Row(panel: target.item.panel, frame: frame)] = rowIndex
        rows.append([])
      }
      rows[rowIndex].append(index)
    }
    return rows
  }

  /// Returns the lines that leave their menus on one side: the better side, else the other. Items between two menus
  /// have no line.
  private func lines(
    to targets: [CalloutTarget], _ rest: [Int], on side: CalloutSide, among obstacles: CalloutObstacles,
    stage: Stage
  ) -> [CalloutLine] {
    var lines: [CalloutLine] = []
    let betterSides = obstacles.panels.indices.map { betterSide(of: $0, among: obstacles, stage: stage) }
    for index in rest {
      let item = targets[index].item
      let panel = obstacles.panels[item.panel].frame
      let better = betterSides[item.panel]
      var sides = [better, better.opposite]
      if item.sharedRow != nil {
        // Only a text on the outermost cell gets a line; a number is clear enough on the corner.
        guard !targets[index].callout.isNumber else { continue }
        sides.removeAll { abs($0.edge(of: panel) - $0.edge(of: item.frame)) > item.frame.width / 2 }
      }
      guard let free = sides.first(where: { obstacles.isFree($0, of: item.panel, y: item.seen.midY) }),
        free == side
      else { continue }
      lines.append(CalloutLine(target: index, start: side.point(x: side.edge(of: panel) + Self.air, y: item.seen.midY)))
    }
    lines.sort { ($0.start.y, $0.target) < ($1.start.y, $1.target) }
    // Lines of one row have the same height.
    var index = 0
    while index < lines.count {
      let same = lines[index...].prefix { abs($0.start.y - lines[index].start.y) < 1 }.indices
      for lineIndex in same {
        let row = targets[lines[lineIndex].target].item.seen
        lines[lineIndex].start.y = row.y + row.height * Double(lineIndex - same.lowerBound + 1) / Double(same.count + 1)
      }
      index = same.upperBound
    }
    return lines
  }

  private func betterSide(
    of panel: Int, among obstacles: CalloutObstacles, stage: Stage
  ) -> CalloutSide {
    let frames = obstacles.panels.map { $0.frame }
    if frames.contains(where: { $0.midX >= frames[panel].maxX }) { return .leading }
    guard let screen = stage.frame, let all = obstacles.extent else { return .trailing }
    let isTight = screen.maxX - all.maxX < Self.columnWidth
    return isTight && all.x - screen.x >= Self.columnWidth ? .leading : .trailing
  }

  /// Places marks in a column outside everything else. Lines never cross: they keep their order, and share the
  /// distances at which they bend and end.
  private mutating func placeInColumn(
    _ lines: [CalloutLine], _ targets: [CalloutTarget], on side: CalloutSide, among obstacles: CalloutObstacles
  ) -> [PlacedCallout] {
    guard !lines.isEmpty else { return [] }
    let marks = lines.map { mark(targets[$0.target].callout) }
    let wanted = zip(lines, marks).map { Spread.Part(center: $0.start.y, length: $1.size.height) }
    let panels = Set(lines.map { targets[$0.target].item.panel })
    let column = obstacles.column(of: panels, on: side)
    var edge = column.edge
    var middles = Spread.positions(of: wanted, gap: Self.distance, from: column.top, to: column.bottom)
    if middles == nil {
      edge = obstacles.farthestEdge(on: side)
      middles = Spread.positions(of: wanted, gap: Self.distance)
    }
    let centers = middles ?? wanted.map { $0.center }
    let farthest = zip(lines, centers).reduce(0) { max($0, abs($1.0.start.y - $1.1)) }
    let bend = edge + Self.stub
    let end = bend + min(max(farthest / 2, Self.slope.lowerBound), Self.slope.upperBound)
    return zip(zip(lines, marks), centers).map { pair, center in
      let (line, mark) = pair
      let isStraight = abs(line.start.y - center) < 0.01
      let middle = isStraight ? line.start.y : center
      var points = [line.start]
      if !isStraight { points.append(side.point(x: bend, y: line.start.y)) }
      points.append(side.point(x: end, y: middle))
      let inner = end + (mark.isPlain ? Self.air : 0)
      let x = side == .trailing ? inner : -inner - mark.size.width
      let frame = Rect(
        origin: Point(x: x, y: middle - mark.size.height / 2), size: mark.size)
      return PlacedCallout(
        leader: leader(points, mark.text.path), mark: box(mark, in: frame, anchor: side == .trailing ? .left : .right))
    }
  }

  /// Places the marks of a shared row above the menu's first row or below its last; does nothing if there is no room.
  private mutating func placeInRow(
    _ targets: [CalloutTarget], among obstacles: CalloutObstacles
  ) -> [PlacedCallout] {
    guard let first = targets.first, let row = first.item.sharedRow else { return [] }
    let panel = obstacles.panels[first.item.panel]
    let marks = targets.map { mark($0.callout) }
    let order = targets.indices.sorted { (targets[$0].item.seen.midX, $0) < (targets[$1].item.seen.midX, $1) }
    let wanted = order.map { Spread.Part(center: targets[$0].item.seen.midX, length: marks[$0].size.width) }
    let centers = Spread.positions(of: wanted, gap: Self.distance) ?? wanted.map { $0.center }
    let height = marks.reduce(0) { max($0, $1.size.height) }
    var edges: [(start: Double, end: Double, isAbove: Bool)] = []
    if row.y <= panel.firstRow + 0.5 { edges.append((panel.frame.y - Self.air, panel.frame.y - Self.rise, true)) }
    if row.maxY >= panel.lastRow - 0.5 {
      edges.append((panel.frame.maxY + Self.air, panel.frame.maxY + Self.rise, false))
    }
    let isSeen = targets.allSatisfy { $0.item.seen.contains($0.item.frame) }
    for edge in edges where isSeen {
      var placed: [PlacedCallout?] = targets.map { _ in nil }
      for (rank, index) in order.enumerated() {
        let mark = marks[index]
        let center = centers[rank]
        let bottom = edge.isAbove ? edge.end : edge.end + mark.size.height
        let frame = Rect(
          origin: Point(x: center - mark.size.width / 2, y: bottom - mark.size.height), size: mark.size)
        let start = Point(x: targets[index].item.seen.midX, y: edge.start)
        let end = Point(x: center, y: edge.end + (mark.isPlain ? (edge.isAbove ? Self.air : -Self.air) : 0))
        placed[index] = PlacedCallout(
          leader: leader([start, end], mark.text.path), mark: box(mark, in: frame, anchor: .center))
      }
      let callouts = placed.compactMap { $0 }
      let area = callouts.reduce(callouts[0].mark.frame) { $0.union($1.mark.frame) }
        .union(Rect(x: row.midX, y: edge.isAbove ? edge.start - height : edge.start, width: 0, height: height))
      if obstacles.isFree(area, of: first.item.panel) { return callouts }
    }
    return []
  }

  /// Places a mark without a line on its item: on a cell's corner, or in the free space of a row.
  private mutating func pin(
    _ target: CalloutTarget, among obstacles: inout CalloutObstacles
  ) -> PlacedCallout {
    let item = target.item
    let panel = obstacles.panels[item.panel]
    let mark = mark(target.callout, maximumWidth: max(1, item.seen.width - 2 * Self.air))
    let isInFirstHalf = item.seen.midX < panel.frame.midX
    let candidates =
      item.sharedRow == nil
      ? obstacles.gaps(in: item, width: mark.size.width + 2 * Self.air).map {
        Point(x: $0.maxX - Self.air - mark.size.width / 2, y: item.seen.midY)
      } + [Point(x: item.seen.maxX, y: item.seen.midY)]
      : Self.corners(of: item.seen, startsAtFirst: isInFirstHalf, size: mark.size)
    let frames = candidates.map { Rect(center: $0, size: mark.size) }
    let taken = obstacles.contents(of: item.panel, in: item.seen.inset(by: -mark.size.width))
    func covered(by frame: Rect) -> Double { taken.reduce(0) { $0 + $1.intersection(frame).area } }
    let wanted =
      frames.min { covered(by: $0) < covered(by: $1) }
      ?? Rect(center: Point(x: item.seen.midX, y: item.seen.midY), size: mark.size)
    // Marks never overlap, even if many belong to one small item.
    let frame = obstacles.landing(of: wanted)
    obstacles.addMark(frame)
    return PlacedCallout(leader: nil, mark: box(mark, in: frame, anchor: .center))
  }

  /// Returns the positions of a mark on a cell, best first: centered on the corners, upper and outer ones first, or on
  /// an edge.
  private static func corners(of cell: Rect, startsAtFirst: Bool, size: Size) -> [Point] {
    // A wide mark stays within the cell's sides.
    let slack = max(0, size.width - size.height) / 2
    let sides = [cell.x + slack, cell.maxX - slack]
    let x = (startsAtFirst ? sides : sides.reversed()) + [cell.midX]
    return [cell.y, cell.maxY].flatMap { y in x.map { Point(x: $0, y: y) } }
  }

  // MARK: Lengths, in points

  /// Between a line and its item.
  private static let air = 3.0
  private static let distance = 6.0
  /// The distance of the bend beyond everything else.
  private static let stub = 8.0
  /// The horizontal range for a line to reach its mark's height.
  private static let slope = 8.0...40.0
  /// Between a menu and the marks above or below it.
  private static let rise = 14.0
  private static let columnWidth = 42.0
}

extension [PlacedCallout?] {
  /// The indexes without a value.
  fileprivate var open: [Int] { indices.filter { self[$0] == nil } }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
