import MockupScene

/// An incremental update of a finished PDF: new objects, a table of them, and a trailer that points back to the old
/// one. Existing bytes keep their positions.
struct PDFUpdate {
  private let file: PDFBytes
  private let tables: [PDFBytes.Table]
  private let lastTable: Int
  private var objects: [(number: Int, body: [UInt8])] = []
  private var nextNumber: Int
  private var entries: [String] = []

  /// Returns `nil` if the PDF does not have the structure that Cairo writes.
  init?(_ bytes: [UInt8]) {
    file = PDFBytes(bytes: bytes)
    tables = file.tables()
    guard let table = file.lastTable, let trailer = tables.first?.trailer,
      let size = PDFBytes.integer(after: "/Size", in: trailer), (1...Limit.pdfObjects.maximum).contains(size)
    else { return nil }
    lastTable = table
    nextNumber = size
  }

  var catalog: Int? { tables.first.flatMap { PDFBytes.reference(after: "/Root", in: $0.trailer) } }

  func dictionary(_ number: Int) -> String? {
    tables.lazy.compactMap { file.offset(of: number, in: $0) }.first.flatMap {
      file.dictionary(of: number, at: $0)?.text
    }
  }

  func objects(ofType type: String) -> [Int] {
    Set(tables.flatMap(\.runs).flatMap(\.numbers)).sorted().filter { number in
      dictionary(number).map { PDFBytes.words(after: "/Type", in: $0).first == type[...] } ?? false
    }
  }

  /// Appends an object and returns its number.
  mutating func add(_ body: [UInt8]) -> Int {
    defer { nextNumber += 1 }
    objects.append((nextNumber, body))
    return nextNumber
  }

  /// Appends a stream with further dictionary entries and returns its number.
  mutating func add(stream: [UInt8], _ entries: String) -> Int {
    add(Array("<< \(entries) /Length \(stream.count) >>\nstream\n".utf8) + stream + Array("\nendstream".utf8))
  }

  mutating func replace(_ number: Int, with dictionary: String) {
    objects.append((number, Array("<< \(dictionary) >>".utf8)))
  }

  mutating func addToTrailer(_ entry: String) { entries.append(entry) }

  func finish() -> [UInt8] {
    var bytes = file.bytes
    if bytes.last != 0x0A { bytes.append(0x0A) }
    var table: [(number: Int, offset: Int)] = []
    for object in objects.sorted(by: { $0.number < $1.number }) {
      table.append((object.number, bytes.count))
      bytes += Array("\(object.number) 0 obj\n".utf8) + object.body + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    var text = "xref\n"
    for entry in table { text += "\(entry.number) 1\n\(Self.padded(entry.offset)) 00000 n \n" }
    text += "trailer\n<< /Size \(nextNumber)"
    for key in ["/Root", "/Info"] {
      if let number = tables.first.flatMap({ PDFBytes.reference(after: key, in: $0.trailer) }) {
        text += " \(key) \(number) 0 R"
      }
    }
    for entry in entries { text += " " + entry }
    text += " /Prev \(lastTable) >>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(text.utf8)
  }

  /// Pads to ten digits, as the table requires.
  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }
}

extension PDFUpdate {
  /// Makes the unit of all pages larger than 1/72 inch.
  ///
  /// - Returns: The unchanged file if it does not have the structure that Cairo writes.
  static func settingUserUnit(_ unit: Double, of file: [UInt8]) -> [UInt8] {
    guard var update = PDFUpdate(file) else { return file }
    for page in update.objects(ofType: "/Page") {
      if let text = update.dictionary(page) { update.replace(page, with: "/UserUnit \(Int(unit)) \(text)") }
    }
    // Larger units require version 1.6 of the format.
    if let catalog = update.catalog, let text = update.dictionary(catalog) {
      update.replace(catalog, with: "/Version /1.6 \(text)")
    }
    return update.finish()
  }

  /// Sets the language of the texts.
  ///
  /// - Parameter language: A BCP 47 tag; invalid tags are ignored.
  /// - Returns: The unchanged file if it does not have the structure that Cairo writes.
  static func settingLanguage(_ language: String, of file: [UInt8]) -> [UInt8] {
    let isTag = language.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isTag, !language.isEmpty, var update = PDFUpdate(file), let catalog = update.catalog,
      let text = update.dictionary(catalog)
    else { return file }
    update.replace(catalog, with: "\(text) /Lang (\(language))")
    return update.finish()
  }
}
