/// Looks things up in the bytes of a PDF: as much of the format as Cairo and this program write.
struct PDFBytes {
  let bytes: [UInt8]

  /// One table of objects, and the dictionary after it.
  struct Section {
    /// Where each object of the section begins, by its number.
    var offsets: [Int: Int]
    /// The text of the trailer's dictionary, without its brackets.
    var trailer: String
  }

  /// The most tables that are followed from the last one back to the first.
  private static let mostSections = 64
  /// The longest dictionary that is read, in bytes.
  private static let longestDictionary = 65_536

  /// Where the last table begins; `nil` when the file does not say.
  var lastTable: Int? {
    guard let place = lastIndex(of: "startxref") else { return nil }
    var reader = place + 9
    return number(at: &reader)
  }

  /// The tables from the last one back to the first; empty for what is not such a PDF.
  func sections() -> [Section] {
    var sections: [Section] = []
    var next = lastTable
    while let place = next, sections.count < Self.mostSections, let section = section(at: place) {
      sections.append(section)
      let previous = Self.integer(after: "/Prev", in: section.trailer)
      // Tables only ever point back.
      next = previous.flatMap { $0 < place ? $0 : nil }
    }
    return sections
  }

  /// The text of an object that is a dictionary, without its brackets; a stream's dictionary also tells where the
  /// stream begins.
  func dictionary(at offset: Int) -> (text: String, stream: Int?)? {
    var place = offset
    guard number(at: &place) != nil, number(at: &place) != nil, skip("obj", at: &place), skip("<<", at: &place) else {
      return nil
    }
    guard let end = endOfDictionary(from: place) else { return nil }
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    place = end + 2
    guard skip("stream", at: &place) else { return (text, nil) }
    if place < bytes.count, bytes[place] == 0x0D { place += 1 }
    return place < bytes.count && bytes[place] == 0x0A ? (text, place + 1) : (text, nil)
  }

  /// The whole number that follows a key in a dictionary's text.
  static func integer(after key: String, in text: String) -> Int? {
    words(after: key, in: text).first.flatMap { Int($0) }
  }

  /// The number of the object that a key of a dictionary refers to.
  static func reference(after key: String, in text: String) -> Int? {
    let words = Array(words(after: key, in: text).prefix(3))
    return words.count == 3 && words[2].hasPrefix("R") ? Int(words[0]) : nil
  }

  /// The words that follow a key.
  static func words(after key: String, in text: String) -> ArraySlice<Substring> {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: key[...]) else { return [] }
    return words[(place + 1)...]
  }

  private func section(at offset: Int) -> Section? {
    var place = offset
    guard skip("xref", at: &place) else { return nil }
    var offsets: [Int: Int] = [:]
    while let first = number(at: &place) {
      guard let count = number(at: &place), count <= bytes.count / 20 else { return nil }
      for index in 0..<count {
        guard let offset = number(at: &place), number(at: &place) != nil else { return nil }
        if skip("n", at: &place) { offsets[first &+ index] = offset } else if !skip("f", at: &place) { return nil }
      }
    }
    guard skip("trailer", at: &place), skip("<<", at: &place), let end = endOfDictionary(from: place) else {
      return nil
    }
    return Section(offsets: offsets, trailer: String(decoding: bytes[place..<end], as: UTF8.self))
  }

  /// Where the brackets of a dictionary close that have been opened before `start`.
  private func endOfDictionary(from start: Int) -> Int? {
    var depth = 1
    var place = start
    while place + 1 < bytes.count, place - start < Self.longestDictionary {
      switch (bytes[place], bytes[place + 1]) {
      case (0x3C, 0x3C):
        depth += 1
        place += 2
      case (0x3E, 0x3E):
        depth -= 1
        if depth == 0 { return place }
        place += 2
      default: place += 1
      }
    }
    return nil
  }

  private func number(at place: inout Int) -> Int? {
    var reader = place
    skipSpace(at: &reader)
    var value = 0
    let start = reader
    while bytes.indices.contains(reader), bytes[reader] >= 0x30, bytes[reader] <= 0x39, reader - start < 15 {
      value = value * 10 + Int(bytes[reader] - 0x30)
      reader += 1
    }
    guard reader > start else { return nil }
    place = reader
    return value
  }

  private func skip(_ word: StaticString, at place: inout Int) -> Bool {
    var reader = place
    skipSpace(at: &reader)
    let word = Array("\(word)".utf8)
    let end = reader + word.count
    guard reader >= 0, end <= bytes.count, bytes[reader..<end].elementsEqual(word) else { return false }
    place = end
    return true
  }

  private func skipSpace(at place: inout Int) {
    while bytes.indices.contains(place), [0, 9, 10, 12, 13, 32].contains(bytes[place]) { place += 1 }
  }

  private func lastIndex(of word: String) -> Int? {
    let word = Array(word.utf8)
    guard let end = word.last else { return nil }
    var place = bytes.count - word.count
    while place >= 0 {
      if bytes[place + word.count - 1] == end, bytes[place..<place + word.count].elementsEqual(word) { return place }
      place -= 1
    }
    return nil
  }
}
