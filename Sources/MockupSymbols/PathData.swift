package import MockupScene

/// Parses SVG path data: the attribute `d`.
package struct PathData {
  package struct Problem: Error, Hashable {
    package var message: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for smooth curve commands.
  private var control: (point: Point, isCubic: Bool)?

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package static func read(_ text: String) throws(Problem) -> Path {
    var reader = PathData(text)
    try reader.read()
    return reader.path
  }

  private mutating func read() throws(Problem) {
    skipSeparators()
    guard position < bytes.count else { return }
    var command: UInt8 = 0
    while position < bytes.count {
      if Self.isLetter(bytes[position]) {
        command = bytes[position]
        position += 1
        if path.isEmpty, command | 0x20 != UInt8(ascii: "m") {
          throw Problem(message: "path data must begin with M")
        }
      } else if command == 0 {
        throw Problem(message: "path data must begin with M")
      } else if command | 0x20 == UInt8(ascii: "z") {
        throw Problem(message: "expected a command after Z in path data")
      }
      try perform(command)
      // Further coordinate pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipSeparators()
    }
  }

  private mutating func perform(_ command: UInt8) throws(Problem) {
    let isRelative = command & 0x20 != 0
    let previous = control
    control = nil
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      current = try point(isRelative)
      start = current
      path.elements.append(.move(current))
    case UInt8(ascii: "l"): line(to: try point(isRelative))
    case UInt8(ascii: "h"):
      line(to: Point(x: try number() + (isRelative ? current.x : 0), y: current.y))
    case UInt8(ascii: "v"):
      line(to: Point(x: current.x, y: try number() + (isRelative ? current.y : 0)))
    case UInt8(ascii: "c"):
      let c1 = try point(isRelative)
      let c2 = try point(isRelative)
      cubic(c1, c2, try point(isRelative))
    case UInt8(ascii: "s"):
      let c1 = previous?.isCubic == true ? reflected(previous?.point) : current
      let c2 = try point(isRelative)
      cubic(c1, c2, try point(isRelative))
    case UInt8(ascii: "q"):
      let c = try point(isRelative)
      quadratic(c, try point(isRelative))
    case UInt8(ascii: "t"):
      let c = previous?.isCubic == false ? reflected(previous?.point) : current
      quadratic(c, try point(isRelative))
    case UInt8(ascii: "a"):
      let arc = EllipticalArc(
        radiusX: try number(), radiusY: try number(), rotation: try number(), isLarge: try flag(),
        isSweeping: try flag())
      let end = try point(isRelative)
      for (c1, c2, p) in arc.curves(from: current, to: end) { path.curve(c1, c2, p) }
      guard path.elements.count <= Limit.symbolSteps.maximum else { throw Problem(message: Limit.symbolSteps.message) }
      current = end
    case UInt8(ascii: "z"):
      path.close()
      current = start
    default: throw Problem(message: "unknown command \"\(Character(UnicodeScalar(command)))\" in path data")
    }
  }

  private mutating func line(to end: Point) {
    current = end
    path.elements.append(.line(end))
  }

  private mutating func cubic(_ c1: Point, _ c2: Point, _ end: Point) {
    path.curve(c1, c2, end)
    current = end
    control = (c2, true)
  }

  private mutating func quadratic(_ c: Point, _ end: Point) {
    func toward(_ p: Point) -> Point {
      Point(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
    }
    path.curve(toward(current), toward(end), end)
    current = end
    control = (c, false)
  }

  private func reflected(_ point: Point?) -> Point {
    guard let point else { return current }
    return Point(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }

  private mutating func point(_ isRelative: Bool) throws(Problem) -> Point {
    let x = try number()
    let y = try number()
    return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
  }

  private mutating func number() throws(Problem) -> Double {
    skipSeparators()
    let value: Double?
    do {
      value = try NumberScanner.number(in: bytes, at: &position)
    } catch {
      throw Problem(message: error.message)
    }
    guard let value else { throw Problem(message: "expected a number in path data") }
    return value
  }

  /// Parses an arc flag: one digit, which needs no separator after it.
  private mutating func flag() throws(Problem) -> Bool {
    skipSeparators()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
    else { throw Problem(message: "expected 0 or 1 as an arc flag") }
    defer { position += 1 }
    return bytes[position] == UInt8(ascii: "1")
  }

  private mutating func skipSeparators() {
    while position < bytes.count, NumberScanner.isSeparator(bytes[position]) { position += 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
