import MockupScene

/// What a typeface says about itself.
struct FontDescription: Hashable {
  /// The width of letters that are neither condensed nor extended.
  static let usualWidth = 5

  /// The families that it belongs to, at least one: that of all weights and widths first, then the one of four styles.
  var families: [String]
  /// How heavy it is, 100 to 900 as in CSS.
  var weight: Int
  /// How wide its letters are, 1 to 9.
  var width: Int
  /// Whether its letters are slanted.
  var isSlanted: Bool
  /// Its version, in its own words.
  var version: String

  /// The family that tells it from letters of other widths.
  var ownFamily: String { (width == Self.usualWidth ? families.first : families.last) ?? "" }
}

extension FontFile {
  /// What the typefaces of the file say about themselves, with their places; those that say nothing are left out.
  var descriptions: [(index: Int, description: FontDescription)] {
    withBytes { bytes in
      let tables = FontTables(bytes: bytes)
      return (0..<tables.typefaceCount).compactMap { index in tables.description(of: index).map { (index, $0) } }
    }
  }
}

extension FontTables {
  /// How many typefaces the file holds.
  fileprivate var typefaceCount: Int {
    guard let tag = number32(at: 0) else { return 0 }
    guard tag == Self.collection else { return 1 }
    let count = number32(at: 8).map(Int.init) ?? 0
    return count <= Limit.typefacesInFile.most ? count : 0
  }

  /// What a typeface says about itself (OpenType, chapters "name", "OS/2" and "head"); `nil` where it has no family.
  fileprivate func description(of index: Int) -> FontDescription? {
    guard let names = table("name", of: index).map(names) else { return nil }
    let families = [names[.family], names[.familyOfFour]].compactMap(\.self)
    guard let first = families.first else { return nil }
    var description = FontDescription(
      families: families.count == 2 && families[1] == first ? [first] : families, weight: 400,
      width: FontDescription.usualWidth, isSlanted: false,
      // Programs that make fonts write their settings behind it.
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

  /// Where a table of a typeface begins; `nil` where it has none.
  private func table(_ name: String, of index: Int) -> Int? {
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let start = start(of: index), let count = number16(at: start + 4), count <= Limit.typefaceTables.most else {
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

  /// The names that are looked at, each in English where it is there in English.
  private func names(at table: Int) -> [Name: String] {
    guard let count = number16(at: table + 2), count <= Limit.typefaceNames.most,
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
    return found.mapValues(\.text)
  }

  /// How much a name is to be preferred: in English of Windows, without a language, in English of the Macintosh, in others.
  private static func rank(platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x0409): 3
    case (0, _): 2
    case (1, 0): 1
    default: 0
    }
  }

  /// A name; `nil` where it reaches out of the file, or is written in an old way that is not read.
  private func text(at place: Int, _ length: Int, isWide: Bool) -> String? {
    guard place >= 0, place + length <= bytes.count else { return nil }
    if isWide {
      let units = stride(from: place, to: place + length - 1, by: 2).compactMap { number16(at: $0).map(UInt16.init) }
      return String(decoding: units, as: UTF16.self)
    }
    let letters = bytes[place..<place + length]
    return letters.allSatisfy { (0x20..<0x7F).contains($0) } ? String(decoding: letters, as: UTF8.self) : nil
  }
}
