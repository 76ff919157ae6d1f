import MockupScene

/// The JSON objects of a stream of bytes, which comes in pieces; there may be white space between them, or nothing.
package struct ObjectReader: Sendable {
  private let read: @Sendable () -> [UInt8]
  private var piece: ArraySlice<UInt8> = []

  /// The objects of a stream.
  ///
  /// - Parameter read: gives the next bytes of the stream; none at its end.
  package init(read: @escaping @Sendable () -> [UInt8]) {
    self.read = read
  }

  /// The next object; `nil` at the end, where half an object is none. What is no object is passed over.
  package mutating func next() -> [UInt8]? {
    var object: [UInt8] = []
    var depth = 0
    var isText = false
    var isEscaped = false
    while true {
      if piece.isEmpty { piece = read()[...] }
      guard let byte = piece.popFirst() else { return nil }
      if depth == 0, byte != UInt8(ascii: "{") { continue }
      if object.count < Limit.buildRequestBytes.most { object.append(byte) }
      if isText {
        isText = byte != quote || isEscaped
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case quote: isText = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return object }
      default: break
      }
    }
  }

  private var quote: UInt8 { UInt8(ascii: "\"") }
}
