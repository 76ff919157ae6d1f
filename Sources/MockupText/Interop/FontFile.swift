import MockupFiles
import CMockupHarfBuzz
import MockupScene

/// The file of one or more typefaces, mapped into memory once for all that read it.
///
/// HarfBuzz, FreeType and Cairo trust what a font's tables say, and some damages keep them busy for ever: a file is
/// checked before any of them sees it.
package final class FontFile {
  /// The whole file, as HarfBuzz holds it.
  let blob: OpaquePointer
  /// Where it is.
  let path: String
  /// What it looked like when it was opened.
  let stamp: FileStamp?

  /// Maps a file; `nil` where it cannot be read, or is larger than ``Limit/typefaceBytes``.
  ///
  /// - Parameter copies: whether the file is read as a whole, as who makes a typeface writes over it while it is open.
  init?(path: String, copies: Bool = false) {
    stamp = FileStamp(path: path)
    guard Folder.hasFile(at: path), let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    guard Int(hb_blob_get_length(blob)) <= Limit.typefaceBytes.most else {
      hb_blob_destroy(blob)
      return nil
    }
    self.blob = copies ? Self.copy(blob) : blob
    self.path = path
  }

  deinit { hb_blob_destroy(blob) }

  /// The bytes of a blob in memory of their own, in its place.
  private static func copy(_ blob: OpaquePointer) -> OpaquePointer {
    guard let copy = hb_blob_copy_writable_or_fail(blob) else { return blob }
    hb_blob_destroy(blob)
    return copy
  }

  /// A copy of the whole file.
  package var bytes: [UInt8] { withBytes { Array($0) } }

  /// The bytes, for as long as `body` takes.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
  }

  /// What is wrong with a typeface of the file; `nil` where all is well.
  ///
  /// - Parameters:
  ///   - index: which of the file's typefaces.
  ///   - tables: which of its tables are added up as well; all of them have their places checked.
  func damage(of index: Int, addingUp tables: Tables) -> String? {
    withBytes { FontTables(bytes: $0).damage(of: index, addingUp: tables) }
  }

  /// Which tables of a font are looked at as a whole.
  enum Tables {
    /// Those that text is set by; what draws single glyphs is often larger than all else, and is seldom read as a whole.
    case withoutLargeOnes
    /// All of them: Cairo copies whatever it finds.
    case all
  }
}

/// The tables of the typefaces in a font file (OpenType, chapter "Font File").
struct FontTables {
  let bytes: UnsafeRawBufferPointer

  /// What a large table has at least, in bytes.
  private static let large = 1 << 20
  /// The tag that a file of several typefaces begins with.
  static let collection: UInt32 = 0x7474_6366

  func damage(of index: Int, addingUp tables: FontFile.Tables) -> String? {
    guard let start = start(of: index) else { return "it has no typeface of number \(index)" }
    guard let count = number16(at: start + 4), count > 0, count <= Limit.typefaceTables.most,
      start + 12 + 16 * count <= bytes.count
    else { return Limit.typefaceTables.error }
    var places: [Range<Int>] = []
    // Of the whole file without its own sum: what the tables add up to is in the list.
    var whole = self.sum(of: start..<start + 12 + 16 * count)
    var wholeSum: UInt32?
    for entry in stride(from: start + 12, to: start + 12 + 16 * count, by: 16) {
      guard let tag = number32(at: entry), let sum = number32(at: entry + 4), let offset = number32(at: entry + 8),
        let length = number32(at: entry + 12)
      else { return Limit.typefaceTables.error }
      let name = Self.text(of: tag)
      guard Int(offset) % 4 == 0, Int(offset) + Int(length) <= bytes.count else {
        return "the table \(name) is not where it should be"
      }
      let place = Int(offset)..<Int(offset) + Int(length)
      places.append(place)
      whole &+= sum
      if tables == .withoutLargeOnes, place.count >= Self.large { continue }
      // The table `head` holds the sum of the whole file, which counts as nothing in its own.
      let isHead = tag == 0x6865_6164
      let adjustment = isHead ? number32(at: place.lowerBound + 8) ?? 0 : 0
      if isHead { wholeSum = adjustment }
      guard self.sum(of: place) &- adjustment == sum else { return "the checksum of its table \(name) is wrong" }
    }
    // A file of several typefaces has no sum of its own.
    if number32(at: 0) != Self.collection, wholeSum != 0xB1B0_AFBA &- whole { return "its list of tables is damaged" }
    places.sort { $0.lowerBound < $1.lowerBound }
    let overlap = zip(places, places.dropFirst()).contains { $0.upperBound > $1.lowerBound && $0 != $1 }
    return overlap ? "its tables overlap" : nil
  }

  /// Where the list of a typeface's tables begins; `nil` where there is no such typeface.
  func start(of index: Int) -> Int? {
    guard let tag = number32(at: 0), index >= 0 else { return nil }
    guard tag == Self.collection else { return index == 0 ? 0 : nil }
    guard let count = number32(at: 8), index < Int(count), let start = number32(at: 12 + 4 * index) else { return nil }
    return Int(start)
  }

  func number16(at place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)))
  }

  func number32(at place: Int) -> UInt32? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  /// The sum of a table's numbers; one that is cut off is filled up with zeros.
  private func sum(of place: Range<Int>) -> UInt32 {
    let whole = place.lowerBound..<place.lowerBound + place.count / 4 * 4
    var sum: UInt32 = 0
    UnsafeRawBufferPointer(rebasing: bytes[whole]).withMemoryRebound(to: UInt32.self) { numbers in
      for number in numbers { sum &+= UInt32(bigEndian: number) }
    }
    var rest: UInt32 = 0
    for (index, byte) in bytes[whole.upperBound..<place.upperBound].enumerated() {
      rest |= UInt32(byte) << UInt32(24 - 8 * index)
    }
    return sum &+ rest
  }

  private static func text(of tag: UInt32) -> String {
    let letters = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return "“" + String(decoding: letters.map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }, as: UTF8.self) + "”"
  }
}
