import MockupScene

/// Splits a stream of chunks into JSON objects, with or without whitespace between them.
package struct ObjectReader: Sendable {
  private let read: @Sendable () -> [UInt8]
  private var piece: ArraySlice<UInt8> = []

  /// - Parameter read: returns the next bytes of the stream; empty at its end.
  package init(read: @escaping @Sendable () -> [UInt8]) {
    self.read = read
  }

  /// Returns the next object, skipping everything else; `nil` at the end, even after an incomplete object.
  package mutating func next() -> [UInt8]? {
    var object: [UInt8] = []
    var depth = 0
    var isText = false
    var isEscaped = false
    while true {
      if piece.isEmpty { piece = read()[...] }
      guard let byte = piece.popFirst() else { return nil }
      if depth == 0, byte != UInt8(ascii: "{") { continue }
      if object.count < Limit.buildRequestBytes.maximum { object.append(byte) }
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
