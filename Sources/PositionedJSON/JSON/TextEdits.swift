/// Edits of a text, with offsets in the original text.
package struct TextEdits {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  package mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// The edited text; edits at the same offset apply in the order in which they were added.
  package var result: [UInt8] {
    var result: [UInt8] = []
    var end = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
