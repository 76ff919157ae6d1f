import MockupScene

/// The description of a typeface in its own tables.
struct FontDescription: Hashable {
  /// The width class of typefaces that are neither condensed nor extended.
  static let normalWidth = 5

  /// At least one family: first the typographic family of all weights and widths, then the one of at most four styles.
  var families: [String]
  /// The CSS weight, 100 to 900.
  var weight: Int
  /// The width class, 1 to 9.
  var width: Int
  var isSlanted: Bool
  /// The version string without settings of font tools.
  var version: String

  /// The family that separates the typeface from other widths.
  var ownFamily: String { (width == Self.normalWidth ? families.first : families.last) ?? "" }
}

extension FontFile {
  /// The descriptions of the file's typefaces with their indexes; typefaces without a family are omitted.
  var descriptions: [(index: Int, description: FontDescription)] {
    withBytes { bytes in
      let tables = FontTables(bytes: bytes)
      return (0..<tables.typefaceCount).compactMap { index in tables.description(of: index).map { (index, $0) } }
    }
  }
}

extension FontTables {
  fileprivate var typefaceCount: Int {
    guard let tag = number32(at: 0) else { return 0 }
    guard tag == Self.collection else { return 1 }
    let count = number32(at: 8).map(Int.init) ?? 0
    return count <= Limit.typefacesInFile.maximum ? count : 0
  }

  /// Reads the OpenType tables `name`, `OS/2`, and `head`; returns `nil` if the typeface has no family.
  fileprivate func description(of index: Int) -> FontDescription? {
    guard let names = table("name", of: index).map(names) else { return nil }
    let families = [names[.family], names[.familyOfFour]].compactMap { $0 }
    guard let first = families.first else { return nil }
    var description = FontDescription(
      families: families.count == 2 && families[1] == first ? [first] : families, weight: 400,
      width: FontDescription.normalWidth, isSlanted: false,
      // Font tools append their settings after a semicolon.
      version: names[.version].map { $0.prefix { $0 != ";" } }.map(String.init) ?? "")
    if let style = table("OS/2", of: index) {
      if let weight = number16(at: style + 4), (1...1000).contains(weight) { description.weight = weight }
      if let width = number16(at: style + 6), (1...9).contains(width) { description.width = width }
      description.isSlanted = (number16(at: style + 62) ?? 0) & (1 << 0 | 1 << 9) != 0
    } else if let head = table("head", of: index) {
      description.isSlanted = (number16(at: head + 44) ?? 0) & 1 << 1 != 0
    }
    return description
  }

  /// Returns the offset of a table; `nil` if the typeface lacks it.
  private func table(_ name: String, of index: Int) -> Int? {
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let start = start(of: index), let count = number16(at: start + 4), count <= Limit.typefaceTables.maximum
    else {
      return nil
    }
    for entry in stride(from: start + 12, to: start + 12 + 16 * count, by: 16) where number32(at: entry) == tag {
      return number32(at: entry + 8).map(Int.init)
    }
    return nil
  }

  private enum Name: Int {
    case familyOfFour = 1
    case version = 5
    case family = 16
  }

  /// Returns the required names, in English if available.
  private func names(at table: Int) -> [Name: String] {
    guard let count = number16(at: table + 2), count <= Limit.typefaceNames.maximum,
      let texts = number16(at: table + 4)
    else { return [:] }
    var found: [Name: (text: String, rank: Int)] = [:]
    for entry in stride(from: table + 6, to: table + 6 + 12 * count, by: 12) {
      guard let name = number16(at: entry + 6).flatMap(Name.init), let platform = number16(at: entry),
        let language = number16(at: entry + 4), let length = number16(at: entry + 8),
        let offset = number16(at: entry + 10),
        let text = text(at: table + texts + offset, length, isWide: platform != 1), !text.isEmpty
      else { continue }
      let rank = Self.rank(platform: platform, language: language)
      if rank > found[name]?.rank ?? -1 { found[name] = (text, rank) }
    }
    return found.mapValues { $0.text }
  }

  /// Preference, best first: English of Windows, no language, English of Macintosh, others.
  private static func rank(platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x0409): 3
    case (0, _): 2
    case (1, 0): 1
    default: 0
    }
  }

  /// Returns a name; `nil` if it exceeds the file or has an unsupported legacy encoding.
  private func text(at offset: Int, _ length: Int, isWide: Bool) -> String? {
    guard offset >= 0, offset + length <= bytes.count else { return nil }
    if isWide {
      let units = stride(from: offset, to: offset + length - 1, by: 2).compactMap { number16(at: $0).map(UInt16.init) }
      return String(decoding: units, as: UTF16.self)
    }
    let letters = bytes[offset..<offset + length]
    return letters.allSatisfy { (0x20..<0x7F).contains($0) } ? String(decoding: letters, as: UTF8.self) : nil
  }
}
