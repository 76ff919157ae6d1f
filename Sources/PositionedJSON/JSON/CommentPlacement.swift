/// Where the comments of a text belong when its values are written again: each to a value, or to an object's or list's end.
///
/// What stands on a line of its own, or in front of a value on its line, belongs to the next value of the same object or
/// list; what stands behind a value on its line belongs to that value. Values are known by where they were written, so
/// that members may be put into another order.
package struct CommentPlacement: Sendable {
  /// The comments of one value.
  struct Comments: Sendable {
    /// In front of it, each on a line of its own.
    fileprivate(set) var before: [Substring] = []
    /// Behind it, on its last line; only the last of them can end that line.
    fileprivate(set) var behind: [Substring] = []
    /// In front of its closing bracket, each on a line of its own.
    fileprivate(set) var atEnd: [Substring] = []
  }

  private var places: [Int32: Comments] = [:]
  /// Where the objects and lists begin that have comments inside: they take more than one line.
  private var broken: Set<Int32> = []
  /// Behind the whole value, each on a line of its own.
  private(set) var afterRoot: [Substring] = []
  private let text: [UInt8]

  /// The comments of a text whose value is `root`.
  package init(_ comments: [JSONComment], of root: JSONNode, in text: [UInt8]) {
    self.text = text
    let rest = place(comments[...], among: CollectionOfOne((start: root.position.offset, value: root)))
    for comment in rest { afterRoot.append(wording(of: comment)) }
  }

  /// The comments that belong to a value.
  subscript(node: JSONNode) -> Comments { places[node.position.offset] ?? Comments() }

  /// Whether an object or list has comments inside.
  func isBroken(_ node: JSONNode) -> Bool { broken.contains(node.position.offset) }

  /// Places the comments that belong to the values of one object or list, and those inside of them.
  ///
  /// - Returns: the comments behind the last value that do not belong to it.
  private mutating func place(
    _ comments: ArraySlice<JSONComment>, among values: some Sequence<(start: Int32, value: JSONNode)>
  ) -> [JSONComment] {
    var rest = comments
    var previous: JSONNode?
    for (start, value) in values {
      while let comment = rest.first, comment.start < value.position.offset {
        rest.removeFirst()
        if comment.start < start, let previous, add(comment, behind: previous) { continue }
        places[value.position.offset, default: Comments()].before.append(wording(of: comment))
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
    places[node.position.offset, default: Comments()].atEnd += rest.map { wording(of: $0) }
  }

  /// Adds a comment behind a value; `false` where it does not stand there, or the line is at its end already.
  private mutating func add(_ comment: JSONComment, behind node: JSONNode) -> Bool {
    guard comment.isBehind else { return false }
    if let last = places[node.position.offset]?.behind.last, Self.endsItsLine(last) {
      return false
    }
    places[node.position.offset, default: Comments()].behind.append(wording(of: comment))
    return true
  }

  /// Whether what follows a comment would no longer stand behind what the comment stands behind.
  private static func endsItsLine(_ comment: Substring) -> Bool {
    comment.utf8.starts(with: "//".utf8)
      || comment.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// A comment as it was written, without spaces at its end.
  private func wording(of comment: JSONComment) -> Substring {
    var wording = Substring(decoding: text[Int(comment.start)..<Int(comment.end)], as: UTF8.self)
    while let last = wording.unicodeScalars.last, last == " " || last == "\t" { wording.unicodeScalars.removeLast() }
    return wording
  }
}
