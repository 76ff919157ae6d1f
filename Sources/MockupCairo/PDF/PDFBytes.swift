import MockupScene

/// Parses the parts of the PDF format that Cairo and this program write.
///
/// The input is untrusted: every offset, length, and number is checked before use.
struct PDFBytes {
  let bytes: [UInt8]

  /// A cross-reference table and its trailer.
  struct Table {
    /// Objects with consecutive numbers.
    struct Run {
      let numbers: Range<Int>
      /// The offset of the run's first entry.
      let start: Int
    }

    /// In the order of the file.
    let runs: [Run]
    /// The text of the trailer dictionary without brackets.
    let trailer: String
  }

  private static let entrySize = 20

  /// The offset of the last table; `nil` if the file does not contain it.
  var lastTable: Int? {
    let word = Array("startxref".utf8)
    guard let position = lastIndex(of: word) else { return nil }
    var reader = position + word.count
    return number(at: &reader)
  }

  /// Returns the tables from last to first; empty if the structure is unsupported.
  func tables() -> [Table] {
    var tables: [Table] = []
    var next = lastTable
    while let position = next, tables.count < Limit.pdfTables.maximum, let table = table(at: position) {
      tables.append(table)
      let previous = Self.integer(after: "/Prev", in: table.trailer)
      // Tables only point backwards.
      next = previous.flatMap { (0..<position).contains($0) ? $0 : nil }
    }
    return tables
  }

  /// Returns the offset of an object; `nil` if it is free or not in the table.
  func offset(of number: Int, in table: Table) -> Int? {
    for run in table.runs where run.numbers.contains(number) {
      // The entries of all runs lie within the file and have the same size.
      var position = run.start + (number - run.numbers.lowerBound) * Self.entrySize
      guard let offset = self.number(at: &position), self.number(at: &position) != nil, skip("n", at: &position) else {
        continue
      }
      return offset < bytes.count ? offset : nil
    }
    return nil
  }

  /// Returns the text of a dictionary object without brackets, and the offset of its stream, if any. Returns `nil` if
  /// the object does not start at `offset`.
  func dictionary(of object: Int, at offset: Int) -> (text: String, stream: Int?)? {
    var position = offset
    guard number(at: &position) == object, number(at: &position) != nil, skip("obj", at: &position),
      skip("<<", at: &position)
    else {
      return nil
    }
    guard let end = endOfDictionary(from: position) else { return nil }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 2
    guard skip("stream", at: &position) else { return (text, nil) }
    if position < bytes.count, bytes[position] == 0x0D { position += 1 }
    return position < bytes.count && bytes[position] == 0x0A ? (text, position + 1) : (text, nil)
  }

  /// Returns the content of a stream; `nil` if it does not end after `length` bytes.
  func stream(at start: Int, length: Int) -> ArraySlice<UInt8>? {
    guard (0...bytes.count).contains(start), (0...(bytes.count - start)).contains(length) else { return nil }
    let end = start + length
    return bytes[end...].starts(with: "\nendstream".utf8) ? bytes[start..<end] : nil
  }

  // MARK: Dictionaries

  static func integer(after key: String, in text: String) -> Int? {
    words(after: key, in: text).first.flatMap { Int($0) }
  }

  /// Returns the object number that a key refers to.
  static func reference(after key: String, in text: String) -> Int? {
    let words = Array(words(after: key, in: text).prefix(3))
    guard words.count == 3, words[2].hasPrefix("R"), let number = Int(words[0]) else { return nil }
    return (0...Limit.pdfObjects.maximum).contains(number) ? number : nil
  }

  static func words(after key: String, in text: String) -> ArraySlice<Substring> {
    let words = text.utf8.split(whereSeparator: isSpace).map { Substring($0) }
    guard let position = words.firstIndex(of: key[...]) else { return [] }
    return words[(position + 1)...]
  }

  // MARK: Bytes

  private func table(at offset: Int) -> Table? {
    var position = offset
    guard skip("xref", at: &position) else { return nil }
    var runs: [Table.Run] = []
    while let first = number(at: &position) {
      guard let count = number(at: &position), count <= bytes.count / Self.entrySize, runs.count < Limit.pdfRuns.maximum
      else { return nil }
      skipSpace(at: &position)
      guard count * Self.entrySize <= bytes.count - position else { return nil }
      // `number` reads at most fifteen digits, so the sum cannot overflow.
      runs.append(Table.Run(numbers: first..<(first + count), start: position))
      position += count * Self.entrySize
    }
    guard skip("trailer", at: &position), skip("<<", at: &position), let end = endOfDictionary(from: position) else {
      return nil
    }
    return Table(runs: runs, trailer: String(decoding: bytes[position..<end], as: UTF8.self))
  }

  /// Returns the position where a dictionary that opened before `start` closes.
  private func endOfDictionary(from start: Int) -> Int? {
    var depth = 1
    var position = start
    while position + 1 < bytes.count, position - start < Limit.pdfDictionaryBytes.maximum {
      switch (bytes[position], bytes[position + 1]) {
      case (0x3C, 0x3C):
        depth += 1
        position += 2
      case (0x3E, 0x3E):
        depth -= 1
        if depth == 0 { return position }
        position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// Reads a number of at most fifteen digits and advances `position`.
  private func number(at position: inout Int) -> Int? {
    var reader = position
    skipSpace(at: &reader)
    var value = 0
    let start = reader
    while bytes.indices.contains(reader), (0x30...0x39).contains(bytes[reader]) {
      guard reader - start < 15 else { return nil }
      value = value * 10 + Int(bytes[reader] - 0x30)
      reader += 1
    }
    guard reader > start else { return nil }
    position = reader
    return value
  }

  private func skip(_ word: StaticString, at position: inout Int) -> Bool {
    var reader = position
    skipSpace(at: &reader)
    guard (0...bytes.count).contains(reader) else { return false }
    let word = Array("\(word)".utf8)
    guard bytes[reader...].starts(with: word) else { return false }
    position = reader + word.count
    return true
  }

  private func skipSpace(at position: inout Int) {
    while bytes.indices.contains(position), Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: true
    default: false
    }
  }

  private func lastIndex(of word: [UInt8]) -> Int? {
    stride(from: bytes.count - word.count, through: 0, by: -1).first { position in
      bytes[position] == word.first && bytes[position...].starts(with: word)
    }
  }
}
