import MenuGuidelines
package import PositionedJSON

/// Named word lists from a JSON file of `MenuGuidelines/Words`.
package struct WordFile<List: CaseIterable & RawRepresentable<String>>: Sendable {
  /// `nil` for invalid JSON.
  package let root: JSONNode?

  init(_ name: String) {
    root = JSONReading(Guidelines.words(name) ?? [], .commented).root
  }

  func words(_ list: List) -> Set<String> { Set(Self.words(of: root?[list.rawValue])) }

  func table(_ list: List) -> [String: [String]] {
    members(list).reduce(into: [:]) { $0[$1.key.text] = Self.words(of: $1.value) }
  }

  func names(_ list: List) -> [String: String] {
    members(list).reduce(into: [:]) { $0[$1.key.text] = $1.value.text ?? "" }
  }

  private func members(_ list: List) -> [JSONMember] { root?[list.rawValue]?.members ?? [] }

  private static func words(of node: JSONNode?) -> [String] { (node?.elements ?? []).compactMap { $0.text } }
}

/// A file of `MenuGuidelines/Words` with one word per line.
enum WordLines {
  static func words(of name: String) -> Set<String> {
    let lines = (Guidelines.words(name) ?? []).split(separator: UInt8(ascii: "\n"))
    return Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }
}
