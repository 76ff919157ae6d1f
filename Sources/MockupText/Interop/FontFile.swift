import MockupFiles
import CMockupHarfBuzz
import MockupScene

/// A font file, mapped into memory once for all readers.
///
/// HarfBuzz, FreeType, and Cairo trust the tables of a font, and some damage makes them loop forever. Files are
/// therefore checked before any of these libraries reads them.
package final class FontFile {
  let blob: OpaquePointer
  package let path: String
  let stamp: FileStamp?

  /// The file can be read, but does not fit into memory.
  struct OutOfMemory: Error {}

  /// Maps a file; returns `nil` if it cannot be read or exceeds ``Limit/typefaceBytes``.
  ///
  /// - Parameter copies: Whether to copy the file into memory, because a font editor may overwrite it while it is
  ///   mapped.
  init?(path: String, copies: Bool = false) throws(OutOfMemory) {
    stamp = FileStamp(path: path)
    guard FileSystem.isOrdinary(path) else { return nil }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      if FileSystem.isReadable(path) { throw OutOfMemory() }
      return nil
    }
    guard Int(hb_blob_get_length(blob)) <= Limit.typefaceBytes.maximum else {
      hb_blob_destroy(blob)
      return nil
    }
    self.blob = copies ? Self.copy(blob) : blob
    self.path = path
  }

  deinit { hb_blob_destroy(blob) }

  /// Returns a blob with a copy of the bytes, and releases the original.
  private static func copy(_ blob: OpaquePointer) -> OpaquePointer {
    guard let copy = hb_blob_copy_writable_or_fail(blob) else { return blob }
    hb_blob_destroy(blob)
    return copy
  }

  package var bytes: [UInt8] { withBytes { Array($0) } }

  /// Calls `body` with the bytes, which are valid only during the call.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
  }

  /// Returns the damage of a typeface in the file; `nil` if it is intact.
  ///
  /// - Parameters:
  ///   - index: The index of the typeface in the file.
  ///   - tables: The tables whose checksums are verified. The bounds of all tables are always checked.
  func damage(of index: Int, addingUp tables: Tables) -> String? {
    withBytes { FontTables(bytes: $0).damage(of: index, addingUp: tables) }
  }

  enum Tables {
    /// The tables for text shaping. Tables of images are often very large and rarely read completely.
    case excludingLarge
    /// All tables, because Cairo copies any of them.
    case all
  }
}

/// The tables of the typefaces in a font file (OpenType, chapter "Font File").
struct FontTables {
  let bytes: UnsafeRawBufferPointer

  /// The minimum size of a large table in bytes.
  private static let large = 1 << 20
  /// The tag of a file with several typefaces.
  static let collection: UInt32 = 0x7474_6366

  func damage(of index: Int, addingUp tables: FontFile.Tables) -> String? {
    guard let start = start(of: index) else { return "it has no font with the index \(index)" }
    guard let count = number16(at: start + 4), count > 0, count <= Limit.typefaceTables.maximum,
      start + 12 + 16 * count <= bytes.count
    else { return Limit.typefaceTables.error }
    var ranges: [Range<Int>] = []
    // The checksum of the whole file is computed from the checksums in the table directory.
    var checksum = self.sum(of: start..<start + 12 + 16 * count)
    var expectedSum: UInt32?
    for entry in stride(from: start + 12, to: start + 12 + 16 * count, by: 16) {
      guard let tag = number32(at: entry), let sum = number32(at: entry + 4), let offset = number32(at: entry + 8),
        let length = number32(at: entry + 12)
      else { return Limit.typefaceTables.error }
      let name = Self.text(of: tag)
      guard Int(offset) % 4 == 0, Int(offset) + Int(length) <= bytes.count else {
        return "the table \(name) has an invalid offset"
      }
      let range = Int(offset)..<Int(offset) + Int(length)
      ranges.append(range)
      checksum &+= sum
      if tables == .excludingLarge, range.count >= Self.large { continue }
      // `head` contains the checksum of the whole file, which counts as zero in the table's checksum.
      let isHead = tag == 0x6865_6164
      let adjustment = isHead ? number32(at: range.lowerBound + 8) ?? 0 : 0
      if isHead { expectedSum = adjustment }
      guard self.sum(of: range) &- adjustment == sum else { return "the checksum of its table \(name) is wrong" }
    }
    // A file with several typefaces has no checksum.
    if number32(at: 0) != Self.collection, expectedSum != 0xB1B0_AFBA &- checksum {
      return "its table directory is damaged"
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    let overlap = zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound && $0 != $1 }
    return overlap ? "its tables overlap" : nil
  }

  /// Returns the offset of a typeface's table directory; `nil` if the index is out of range.
  func start(of index: Int) -> Int? {
    guard let tag = number32(at: 0), index >= 0 else { return nil }
    guard tag == Self.collection else { return index == 0 ? 0 : nil }
    guard let count = number32(at: 8), index < Int(count), let start = number32(at: 12 + 4 * index) else { return nil }
    return Int(start)
  }

  func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  func number32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the checksum of a table, padded with zeros.
  private func sum(of range: Range<Int>) -> UInt32 {
    let words = range.lowerBound..<range.lowerBound + range.count / 4 * 4
    var sum: UInt32 = 0
    UnsafeRawBufferPointer(rebasing: bytes[words]).withMemoryRebound(to: UInt32.self) { numbers in
      for number in numbers { sum &+= UInt32(bigEndian: number) }
    }
    var rest: UInt32 = 0
    for (index, byte) in bytes[words.upperBound..<range.upperBound].enumerated() {
      rest |= UInt32(byte) << UInt32(24 - 8 * index)
    }
    return sum &+ rest
  }

  private static func text(of tag: UInt32) -> String {
    let letters = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return "“" + String(decoding: letters.map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }, as: UTF8.self) + "”"
  }
}
