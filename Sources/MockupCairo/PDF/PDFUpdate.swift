import MockupScene

/// Adds to a finished PDF in the way the format has for it: new objects, a table of them, and a trailer that points
/// back to the old one. All that was there stays where it was.
struct PDFUpdate {
  private let file: PDFBytes
  private let tables: [PDFBytes.Table]
  private let lastTable: Int
  private var objects: [(number: Int, body: [UInt8])] = []
  private var nextNumber: Int
  /// Entries of the trailer that are new.
  private var entries: [String] = []

  /// An update of a file; `nil` for what is no PDF of the kind that Cairo writes.
  init?(_ bytes: [UInt8]) {
    file = PDFBytes(bytes: bytes)
    tables = file.tables()
    guard let table = file.lastTable, let trailer = tables.first?.trailer,
      let size = PDFBytes.integer(after: "/Size", in: trailer), (1...Limit.pdfObjects.most).contains(size)
    else { return nil }
    lastTable = table
    nextNumber = size
  }

  /// The number of the catalog.
  var catalog: Int? { tables.first.flatMap { PDFBytes.reference(after: "/Root", in: $0.trailer) } }

  /// The text of a dictionary, without its brackets.
  func dictionary(_ number: Int) -> String? {
    tables.lazy.compactMap { file.offset(of: number, in: $0) }.first.flatMap {
      file.dictionary(of: number, at: $0)?.text
    }
  }

  /// The numbers of all objects whose dictionaries are of a type.
  func objects(ofType type: String) -> [Int] {
    Set(tables.flatMap(\.runs).flatMap(\.numbers)).sorted().filter { number in
      dictionary(number).map { PDFBytes.words(after: "/Type", in: $0).first == type[...] } ?? false
    }
  }

  /// Adds an object and gives it the next number.
  mutating func add(_ body: [UInt8]) -> Int {
    defer { nextNumber += 1 }
    objects.append((nextNumber, body))
    return nextNumber
  }

  /// Adds a stream with the given entries in its dictionary.
  mutating func add(stream: [UInt8], _ entries: String) -> Int {
    add(Array("<< \(entries) /Length \(stream.count) >>\nstream\n".utf8) + stream + Array("\nendstream".utf8))
  }

  /// Puts a dictionary in the place of an old one.
  mutating func replace(_ number: Int, with dictionary: String) {
    objects.append((number, Array("<< \(dictionary) >>".utf8)))
  }

  /// Adds an entry to the trailer.
  mutating func addToTrailer(_ entry: String) { entries.append(entry) }

  /// The whole file.
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

  /// Ten digits, as the table wants them.
  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
  }
}

extension PDFUpdate {
  /// Makes a unit of all pages longer than 1/72 inch.
  ///
  /// - Returns: the file as it was when it is not of the kind that Cairo writes.
  static func settingUserUnit(_ unit: Double, of file: [UInt8]) -> [UInt8] {
    guard var update = PDFUpdate(file) else { return file }
    for page in update.objects(ofType: "/Page") {
      if let text = update.dictionary(page) { update.replace(page, with: "/UserUnit \(Int(unit)) \(text)") }
    }
    // Larger units came with version 1.6 of the format.
    if let catalog = update.catalog, let text = update.dictionary(catalog) {
      update.replace(catalog, with: "/Version /1.6 \(text)")
    }
    return update.finish()
  }

  /// Says in which language the texts are.
  ///
  /// - Parameter language: a BCP 47 tag; anything else is not written.
  /// - Returns: the file as it was when it is not of the kind that Cairo writes.
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
