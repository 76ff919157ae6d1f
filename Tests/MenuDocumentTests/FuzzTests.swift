import TestSupport
import Testing

import MenuDescriptions
import MenuDocument
import PositionedJSON

/// Broken input of all kinds: no crash, bounded time, and always a diagnostic.
@Suite struct FuzzTests {
  private static let seeds: [[UInt8]] = Repository.documents(in: "Tests/Schema/accepted").compactMap {
    try? Repository.bytes("Tests/Schema/accepted/\($0)")
  }

  private func check(_ bytes: [UInt8]) {
    let (document, diagnostics) = DocumentReader.read(bytes, file: "fuzz.json")
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if (document == nil) != hasErrors {
      Issue.record("a document and errors, or neither: \(bytes)")
    }
    for diagnostic in diagnostics where diagnostic.line < 1 || diagnostic.column < 1 || diagnostic.message.isEmpty {
      Issue.record("a diagnostic without a place: \(diagnostic)")
    }
    if let formatted = DocumentFormatter.format(bytes, file: "fuzz.json").bytes {
      if DocumentFormatter.format(formatted, file: "fuzz.json").bytes != formatted {
        Issue.record("formatted twice, and not the same: \(String(decoding: bytes, as: UTF8.self))")
      }
    } else if document != nil {
      Issue.record("not formatted: \(bytes)")
    }
    if let document { checkTexts(of: document) }
  }

  /// Readable documents can also be described, listed, and translated.
  private func checkTexts(of document: MockupDocument) {
    if AltTextWriter(document: document).text.isEmpty, document.description?.isEmpty != true {
      Issue.record("nothing is said about \(document)")
    }
    let entries = Legend(document).entries
    if Legend(entries: entries).markdown.split(separator: "\n").count != entries.count {
      Issue.record("not a line for each of \(entries)")
    }
    let empty = StringTable(entries: [:]).translate(document)
    if empty.document != document || Set(empty.missing.map(\.text.value)).count != empty.missing.count {
      Issue.record("an empty table changes \(document), or reports texts twice: \(empty.missing)")
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      check((0..<random.next(60)).map { _ in UInt8(random.next(256)) })
    }
  }

  @Test func randomTokens() {
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\"menu\"", "\"items\"", "\"title\"", "\"type\"", "\"picker\"", "null",
      "true",
      "1", "-", "1e9", "\\u", "\\", " ", "\n", "\"a\":", "{}", "[]", "\u{FEFF}", "é",
    ]
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      check((0..<random.next(24)).flatMap { _ in Array(tokens[random.next(tokens.count)].utf8) })
    }
  }

  @Test func truncated() {
    for seed in Self.seeds {
      for length in stride(from: 0, to: seed.count, by: max(1, seed.count / 40)) { check(Array(seed[..<length])) }
    }
  }

  @Test func mutated() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      for seed in Self.seeds {
        var bytes = seed
        for _ in 0...random.next(3) where !bytes.isEmpty {
          let location = random.next(bytes.count)
          switch random.next(5) {
          case 0: bytes[location] = UInt8(random.next(256))
          case 1: bytes.remove(at: location)
          case 2: bytes.insert(UInt8(random.next(128)), at: location)
          case 3:
            bytes.replaceSubrange(location..., with: bytes[location...].prefix(random.next(9)) + bytes[location...])
          default:
            let end = min(bytes.count, location + random.next(12))
            bytes.removeSubrange(location..<end)
          }
        }
        check(bytes)
      }
    }
  }

  /// A value of one document replaces one of another.
  @Test func crossed() throws {
    var random = SeededGenerator(seed: 4)
    let trees = Self.seeds.compactMap { JSONReading($0).root }
    for tree in trees {
      for _ in 0..<25 {
        var parts: [JSONNode] = []
        Self.collect(trees[random.next(trees.count)], into: &parts)
        let part = parts[random.next(parts.count)]
        var countdown = random.next(12)
        let crossed = Self.replace(tree, countdown: &countdown, with: part)
        check(Array(JSONWriter.text(of: crossed, form: .compact).utf8))
      }
    }
  }

  @Test func deepItems() {
    for count in [10, 30, 31, 32, 40, 5000] {
      let open = String(repeating: #"{"type":"menu","title":"A","items":["#, count: count)
      let close = String(repeating: "]}", count: count)
      check(Array(#"{"menu":{"items":[\#(open)\#(close)]}}"#.utf8))
    }
  }

  @Test func manyProblems() {
    let items = (0..<5000).map { #"{"titel": "\#($0)", "k\#($0)": 1}"# }.joined(separator: ",")
    let (document, diagnostics) = DocumentReader.read(Array(#"{"menu":{"items":[\#(items)]}}"#.utf8), file: "a.json")
    #expect(document == nil)
    #expect(diagnostics.count == 1000)
    let numbers = Array(repeating: "1e999", count: 5000).joined(separator: ",")
    #expect(DocumentReader.read(Array("[\(numbers)]".utf8), file: "a.json").diagnostics.count <= 1001)
  }

  private static func collect(_ node: JSONNode, into parts: inout [JSONNode]) {
    parts.append(node)
    for element in node.elements ?? [] { collect(element, into: &parts) }
    for member in node.members ?? [] { collect(member.value, into: &parts) }
  }

  private static func replace(_ node: JSONNode, countdown: inout Int, with part: JSONNode) -> JSONNode {
    countdown -= 1
    guard countdown >= 0 else { return part }
    var copy = node
    if let elements = node.elements {
      copy.value = .array(elements.map { replace($0, countdown: &countdown, with: part) })
    } else if let members = node.members {
      let changed = members.map {
        JSONMember(key: $0.key, value: replace($0.value, countdown: &countdown, with: part))
      }
      copy.value = .object(changed)
    }
    return copy
  }
}
