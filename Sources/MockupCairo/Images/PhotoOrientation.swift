import MockupScene

/// The Exif orientation of a photo: the operations that make the stored pixels upright, in this order.
struct PhotoOrientation: Hashable, Sendable {
  /// Whether to swap rows and columns.
  var isTransposed = false
  /// Whether to swap left and right.
  var isMirrored = false
  /// Whether to swap top and bottom.
  var isFlipped = false

  /// Reads an Exif orientation from 1 to 8; any other number means upright.
  init(number: Int) {
    switch number {
    case 2: isMirrored = true
    case 3: (isMirrored, isFlipped) = (true, true)
    case 4: isFlipped = true
    case 5: isTransposed = true
    case 6: (isTransposed, isMirrored) = (true, true)
    case 7: (isTransposed, isMirrored, isFlipped) = (true, true, true)
    case 8: (isTransposed, isFlipped) = (true, true)
    default: break
    }
  }

  /// Reads the orientation of a JPEG; upright if missing.
  init(ofJPEG bytes: [UInt8]) {
    self.init(number: Self.number(in: bytes) ?? 1)
  }

  private static func number(in bytes: [UInt8]) -> Int? {
    var offset = 2
    // A segment is a marker of two bytes, a length of two bytes that includes itself, and the content.
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
      let content = bytes[(offset + 4)..<(offset + 2 + length)]
      if bytes[offset + 1] == 0xE1, content.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
        return PhotoData(Array(content.dropFirst(6)))?.orientation
      }
      offset += 2 + length
    }
    return nil
  }
}

/// Exif data: a table of numbered fields.
private struct PhotoData {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    switch Array(bytes.prefix(4)) {
    case [0x4D, 0x4D, 0, 42]: isBigEndian = true
    case [0x49, 0x49, 42, 0]: isBigEndian = false
    default: return nil
    }
    self.bytes = bytes
  }

  var orientation: Int? {
    guard let table = number(at: 4, count: 4), let fields = number(at: table, count: 2) else { return nil }
    for index in 0..<fields {
      let field = table + 2 + 12 * index
      guard let name = number(at: field, count: 2) else { return nil }
      if name == 0x0112 { return number(at: field + 8, count: 2) }
    }
    return nil
  }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let digits = bytes[offset..<(offset + count)]
    return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Raster {
  func turned(as orientation: PhotoOrientation) -> Raster {
    guard orientation != PhotoOrientation(number: 1) else { return self }
    let size = orientation.isTransposed ? (width: height, height: width) : (width: width, height: height)
    var turned = Raster(width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let column = orientation.isMirrored ? size.width - 1 - x : x
        let row = orientation.isFlipped ? size.height - 1 - y : y
        let (sourceX, sourceY) = orientation.isTransposed ? (row, column) : (column, row)
        turned.pixels[y * size.width + x] = pixels[sourceY * width + sourceX]
      }
    }
    return turned
  }
}
