/// The name of a member of a JSON object.
public struct JSONKey: Hashable, Sendable {
  /// The characters.
  public let text: String
  /// Where the name was written; the start of the file for one that never was.
  public let position: SourcePosition
  /// A number made from the characters, which finds a name in a table without comparing it with all others.
  let code: UInt32

  init(text: String, code: UInt32, position: SourcePosition) {
    self.text = text
    self.code = code
    self.position = position
  }

  /// A name that is to be written.
  public init(_ text: String) {
    self.init(text: text, code: Self.code(of: text.utf8), position: .start)
  }

  /// Whether both are the same name: scalar by scalar, as JSON knows no other equality.
  func isSame(as other: JSONKey) -> Bool {
    code == other.code && text.utf8.elementsEqual(other.text.utf8)
  }

  /// The number of a name (FNV-1a, 32 bits, the lower half mixed with the upper).
  @inline(__always)
  static func code(of bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}
