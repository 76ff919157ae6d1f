import MockupScene

/// Path data: absolute moves; everything else relative, which is shorter.
///
/// Every point is first rounded to the grid, so that errors do not accumulate along the path.
extension Markup {
  /// Appends path data in points with three decimals.
  mutating func append(_ path: Path, offset: Point) {
    append(path, grid: 1000, decimals: 3, offset: offset)
  }

  /// Appends path data in integer units.
  mutating func append(_ path: Path, unitsPerEm: Double) {
    append(path, grid: unitsPerEm, decimals: 0, offset: .zero)
  }

  private mutating func append(_ path: Path, grid: Double, decimals: Int, offset: Point) {
    var pen = Pen(grid: grid, decimals: decimals, offset: offset)
    var rest = path.elements[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.elementsPerBatch)
      append(upTo: part.count * Pen.longest) { text in
        for element in part { pen.write(element, to: &text) }
      }
      rest = rest.dropFirst(part.count)
    }
  }

  /// Elements written between two capacity checks.
  private static let elementsPerBatch = 32
}

private struct Pen {
  private struct GridPoint {
    var x = 0
    var y = 0
  }

  private let grid: Double
  private let decimals: Int
  private let offset: Point
  private var position = GridPoint()
  /// The start of the current subpath.
  private var start = GridPoint()
  /// Whether a subpath was started.
  private var isDown = false

  init(grid: Double, decimals: Int, offset: Point) {
    self.grid = grid
    self.decimals = decimals
    self.offset = offset
  }

  /// The maximum length of an element in bytes: a curve's letter and six numbers, possibly after a move.
  static let longest = 8 * (Decimal.longest + 1) + 2

  mutating func write(_ element: Path.Element, to text: inout OutputSpan<UInt8>) {
    switch element {
    case .move(let point): move(to: point, in: &text)
    case .line(let point): line(to: point, in: &text)
    case .curve(let first, let second, let end): curve(first, second, to: end, in: &text)
    case .close: close(in: &text)
    }
  }

  private mutating func move(to point: Point, in text: inout OutputSpan<UInt8>) {
    let target = onGrid(point)
    text.append(UInt8(ascii: "M"))
    Decimal.write(target.x, decimals: decimals, to: &text)
    separate(target.y, in: &text)
    position = target
    start = target
    isDown = true
  }

  private mutating func line(to point: Point, in text: inout OutputSpan<UInt8>) {
    // A path that begins with a line begins at the line's end, as it does in Cairo.
    guard isDown else { return move(to: point, in: &text) }
    let target = onGrid(point)
    if target.y == position.y {
      text.append(UInt8(ascii: "h"))
      Decimal.write(target.x - position.x, decimals: decimals, to: &text)
    } else if target.x == position.x {
      text.append(UInt8(ascii: "v"))
      Decimal.write(target.y - position.y, decimals: decimals, to: &text)
    } else {
      text.append(UInt8(ascii: "l"))
      step(to: target, isFirst: true, in: &text)
    }
    position = target
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point, in text: inout OutputSpan<UInt8>) {
    if !isDown { move(to: first, in: &text) }
    let target = onGrid(end)
    text.append(UInt8(ascii: "c"))
    step(to: onGrid(first), isFirst: true, in: &text)
    step(to: onGrid(second), isFirst: false, in: &text)
    step(to: target, isFirst: false, in: &text)
    position = target
  }

  private mutating func close(in text: inout OutputSpan<UInt8>) {
    guard isDown else { return }
    text.append(UInt8(ascii: "z"))
    position = start
  }

  private func onGrid(_ point: Point) -> GridPoint {
    GridPoint(
      x: Markup.multiple(point.x + offset.x, of: grid), y: Markup.multiple(point.y + offset.y, of: grid))
  }

  private func step(to target: GridPoint, isFirst: Bool, in text: inout OutputSpan<UInt8>) {
    let dx = target.x - position.x
    Decimal.write(dx, decimals: decimals, isApart: !isFirst, to: &text)
    separate(target.y - position.y, in: &text)
  }

  private func separate(_ value: Int, in text: inout OutputSpan<UInt8>) {
    Decimal.write(value, decimals: decimals, isApart: true, to: &text)
  }
}
