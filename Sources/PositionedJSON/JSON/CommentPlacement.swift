/// Assigns the comments of a text to its values, or to the end of an object or list, for rewriting.
///
/// A comment on a separate line, or before a value on its line, belongs to the next value of the same object or list. A
/// comment after a value on its line belongs to that value. Values are identified by their offset, so members can be
/// reordered.
package struct CommentPlacement: Sendable {
  struct Comments: Sendable {
    /// Before the value, each on a separate line.
    fileprivate(set) var before: [Substring] = []
    /// After the value, on its last line; only the last one may be a line comment.
    fileprivate(set) var behind: [Substring] = []
    /// Before the closing bracket, each on a separate line.
    fileprivate(set) var atEnd: [Substring] = []
  }

  private var placements: [Int32: Comments] = [:]
  /// The offsets of objects and lists with comments inside, which must span several lines.
  private var broken: Set<Int32> = []
  /// After the root value, each on a separate line.
  private(set) var afterRoot: [Substring] = []
  private let text: [UInt8]

  package init(_ comments: [JSONComment], of root: JSONNode, in text: [UInt8]) {
    self.text = text
    let rest = place(comments[...], among: CollectionOfOne((start: root.position.offset, value: root)))
    for comment in rest { afterRoot.append(wording(of: comment)) }
  }

  subscript(node: JSONNode) -> Comments { placements[node.position.offset] ?? Comments() }

  func isBroken(_ node: JSONNode) -> Bool { broken.contains(node.position.offset) }

  /// Assigns the comments inside one object or list.
  ///
  /// - Returns: the comments after the last value that do not belong to it.
  private mutating func place(
    _ comments: ArraySlice<JSONComment>, among values: some Sequence<(start: Int32, value: JSONNode)>
  ) -> [JSONComment] {
    var rest = comments
    var previous: JSONNode?
    for (start, value) in values {
      while let comment = rest.first, comment.start < value.position.offset {
        rest.removeFirst()
        if comment.start < start, let previous, add(comment, behind: previous) { continue }
        placements[value.position.offset, default: Comments()].before.append(wording(of: comment))
      }
      let inside = rest.prefix { $0.start < value.endOffset }
      if !inside.isEmpty { place(inside, inside: value) }
      rest = rest.dropFirst(inside.count)
      previous = value
    }
    return rest.filter { comment in
      guard let previous else { return true }
      return !add(comment, behind: previous)
    }
  }

  private mutating func place(_ comments: ArraySlice<JSONComment>, inside node: JSONNode) {
    broken.insert(node.position.offset)
    let rest =
      switch node.value {
      case .array(let elements): place(comments, among: elements.lazy.map { ($0.position.offset, $0) })
      case .object(let members): place(comments, among: members.lazy.map { ($0.key.position.offset, $0.value) })
      case .null, .bool, .number, .string: Array(comments)
      }
    guard !rest.isEmpty else { return }
    placements[node.position.offset, default: Comments()].atEnd += rest.map { wording(of: $0) }
  }

  /// Adds a comment after a value; returns `false` if it is elsewhere, or the line already ends in a line comment.
  private mutating func add(_ comment: JSONComment, behind node: JSONNode) -> Bool {
    guard comment.isBehind else { return false }
    if let last = placements[node.position.offset]?.behind.last, Self.endsItsLine(last) {
      return false
    }
    placements[node.position.offset, default: Comments()].behind.append(wording(of: comment))
    return true
  }

  private static func endsItsLine(_ comment: Substring) -> Bool {
    comment.utf8.starts(with: "//".utf8)
      || comment.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private func wording(of comment: JSONComment) -> Substring {
    var wording = Substring(decoding: text[Int(comment.start)..<Int(comment.end)], as: UTF8.self)
    while let last = wording.unicodeScalars.last, last == " " || last == "\t" { wording.unicodeScalars.removeLast() }
    return wording
  }
}
