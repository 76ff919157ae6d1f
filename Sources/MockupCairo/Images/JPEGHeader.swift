import MockupScene

/// The size of a JPEG and the number of its scans, each of which passes over all pixels.
struct JPEGHeader {
  private var stored: (width: Int, height: Int)?
  private var scans = 0

  init(_ bytes: [UInt8]) throws(ImageError) {
    var offset = 2
    while let marker = Self.marker(in: bytes, at: &offset) {
      switch marker {
      // The end, and markers without content.
      case 0xD9: return
      case 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard offset + 2 <= bytes.count else { return }
      let end = offset + ImageHeader.bigEndian(bytes[offset..<offset + 2])
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard offset + 7 <= bytes.count, stored == nil else { break }
        stored = (
          ImageHeader.bigEndian(bytes[offset + 5..<offset + 7]), ImageHeader.bigEndian(bytes[offset + 3..<offset + 5])
        )
      case 0xDA:
        scans += 1
        guard scans <= Limit.jpegScans.maximum else { throw .damaged(Limit.jpegScans.error) }
      default: break
      }
      offset = max(end, offset + 2)
    }
  }

  /// Moves behind the next marker, over the data of a scan.
  ///
  /// - Returns: the second byte of the marker; `nil` at the end of the file.
  private static func marker(in bytes: [UInt8], at offset: inout Int) -> UInt8? {
    while offset + 1 < bytes.count {
      // In the data of a scan, 0 follows 255; a marker can be preceded by more of these.
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0, bytes[offset + 1] != 0xFF {
        offset += 2
        return bytes[offset - 1]
      }
      offset += 1
    }
    return nil
  }

  func size(orientation: PhotoOrientation) throws(ImageError) -> (width: Int, height: Int) {
    guard let stored else { throw .damaged("libjpeg-turbo cannot read the JPEG") }
    return orientation.isTransposed ? (stored.height, stored.width) : stored
  }
}
