package import PositionedJSON

/// A random document with its own theme, symbol, and images, as files in one folder.
///
/// Some files are damaged, so that readers must refuse them and later stages get unusual input. The same seed gives the
/// same files.
package struct RandomMockup {
  package private(set) var document = JSONNode.object([])
  /// The other files.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []

  package static let theme = "own.json"
  package static let symbol = "own.symbol"

  private var generator: SeededGenerator
  private static let maximumChanges = 6

  /// - Parameter themes: the built-in themes, by name.
  package init(seed: UInt64, themes: [String: [UInt8]]) {
    generator = SeededGenerator(seed: seed)
    var random = RandomDocument(seed: generator.next())
    var document = random.make()
    if chance(2), let name = document["theme"]?.text, let text = themes[name], let tree = JSONReading(text).root {
      files.append((Self.theme, changed(theme: tree)))
      document = document.setting("theme", to: .string("./" + Self.theme))
    }
    files.append((Self.symbol + ".svg", svg(ofSymbol: true)))
    files.append(("image.svg", chance(3) ? damaged(svg(ofSymbol: false)) : svg(ofSymbol: false)))
    files.append(("image.png", chance(3) ? damaged(png()) : png()))
    self.document = withOwnPictures(document)
  }

  package var text: String { JSONWriter.text(of: document, form: .compact) }

  /// Replaces some symbols and images by the document's own.
  private mutating func withOwnPictures(_ node: JSONNode) -> JSONNode {
    var node = node
    if let elements = node.elements {
      node.value = .array(elements.map { withOwnPictures($0) })
    } else if let members = node.members {
      node.value = .object(
        members.map { member in
          if member.key.text == "systemImage", chance(3) {
            return chance(2)
              ? JSONMember(key: member.key, value: .string(Self.symbol))
              : JSONMember(key: JSONKey("image"), value: .string(pick(["image.svg", "image.png"])))
          }
          return JSONMember(key: member.key, value: withOwnPictures(member.value))
        })
    }
    return node
  }

  /// Changes some numbers, flags, colors, and choices of a theme.
  private mutating func changed(theme: JSONNode) -> [UInt8] {
    var theme = theme
    for _ in 0..<Int.random(in: 1...Self.maximumChanges, using: &generator) {
      var countdown = Int.random(in: 0..<theme.leafCount, using: &generator)
      theme = changed(theme, &countdown)
    }
    let text = Array(JSONWriter.text(of: theme, form: .compact).utf8)
    return chance(12) ? damaged(text) : text
  }

  private mutating func changed(_ node: JSONNode, _ countdown: inout Int) -> JSONNode {
    var node = node
    if let elements = node.elements {
      node.value = .array(elements.map { changed($0, &countdown) })
    } else if let members = node.members {
      node.value = .object(members.map { JSONMember(key: $0.key, value: changed($0.value, &countdown)) })
    } else {
      if countdown == 0 { node.value = changed(leaf: node.value) }
      countdown -= 1
    }
    return node
  }

  private mutating func changed(leaf: JSONNode.Value) -> JSONNode.Value {
    switch leaf {
    case .number(let number):
      let old = number.value
      let numbers = [
        0, 1, -1, 0.001, old * 2, old / 2, old * 4, -old, old + 1, 100, 1000, 1e4, 1e6, 1e9, 1e300,
        .leastNonzeroMagnitude, -1e9,
      ]
      return .number(JSONNumber(pick(numbers)))
    case .bool(let flag): return .bool(!flag)
    case .string:
      return .string(
        pick(["#0000", "#FFFFFF80", "#F00@0.3", "clear", "red", "accent", "none", "", "label@7", "leading"]))
    case .null, .array, .object: return .null
    }
  }

  private mutating func svg(ofSymbol isSymbol: Bool) -> [UInt8] {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" "
    text += isSymbol ? "stroke=\"currentColor\" stroke-width=\"1.5\">" : "stroke=\"#0a7\" stroke-width=\"2\">"
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        text += "<rect x=\"\(number())\" y=\"\(number())\" width=\"\(number())\" height=\"\(number())\" rx=\"2\"/>"
      case 1: text += "<circle cx=\"\(number())\" cy=\"\(number())\" r=\"\(number())\" fill=\"currentColor\"/>"
      case 2: text += "<path d=\"M\(number()) \(number())A\(number()) \(number()) 30 1 0 \(number()) \(number())Z\"/>"
      case 3:
        text += "<path d=\"M\(number()) \(number())C1 2 \(number()) 22 \(number()) \(number())S9 9 \(number()) 1\"/>"
      default: text += "<path stroke-width=\"\(number())\" d=\"M2 2L\(number()) \(number())H\(number())V\(number())\"/>"
      }
    }
    let bytes = Array((text + "</svg>").utf8)
    return chance(8) ? damaged(bytes) : bytes
  }

  /// A coordinate, usually inside the frame of the drawing.
  private mutating func number() -> String {
    if chance(30) { return pick(["-5", "0", "1e3", "1e7", "1e13", "1e200", "5e-324", "-1e9", "43.9996"]) }
    return String(Int.random(in: 0...240, using: &generator) / 10)
  }

  private mutating func png() -> [UInt8] {
    let width = Int.random(in: 1...40, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    var png = HandmadePNG(width: width, height: height, bitDepth: 8, colorType: 6)
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(UInt8(Int.random(in: 0...4, using: &generator)))
      for _ in 0..<(4 * width) { rows.append(UInt8(truncatingIfNeeded: generator.next())) }
    }
    png.finish(rows)
    return png.bytes
  }

  /// Damages one to four positions.
  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = generator.next(bytes.count)
      switch generator.next(4) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8(ascii: "9"), at: index)
      default: bytes.removeSubrange(max(index, bytes.count / 2)...)
      }
    }
    return bytes
  }

  private mutating func chance(_ n: Int) -> Bool { generator.next(n) == 0 }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[generator.next(list.count)] }
}

extension JSONNode {
  /// Replaces the value of an existing key.
  package func setting(_ key: String, to value: JSONNode) -> JSONNode {
    var node = self
    node.value = .object(
      (members ?? []).map { $0.key.text == key ? JSONMember(key: $0.key, value: value) : $0 })
    return node
  }

  /// The number of values that are not containers.
  fileprivate var leafCount: Int {
    if let elements { return elements.reduce(0) { $0 + $1.leafCount } }
    if let members { return members.reduce(0) { $0 + $1.value.leafCount } }
    return 1
  }
}
