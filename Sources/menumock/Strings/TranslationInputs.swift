import ArgumentParser
import MenuDocument
import MenuImport
import MenuMockup
import MenuStrings
import MenuTheme
import MockupFiles
import MockupSets
import PositionedJSON

/// The inputs of `menumock strings`: documents, tables, and manifests, which name both.
struct TranslationInputs {
  struct CheckedTable {
    var file: TranslationFile
    /// `nil` unless a manifest names it.
    var locale: String?
    /// The documents that use the table.
    var documents: Range<Int>
  }

  struct Document {
    var file: String
    var document: MockupDocument
  }

  private(set) var documents: [Document] = []
  /// Tables given as arguments.
  private(set) var tables: [TranslationFile] = []
  private var ofManifests: [CheckedTable] = []
  /// All files read.
  private var files: [String] = []
  private var sourceLocale: String?
  private var isBroken = false
  private let createsTables: Bool
  private let warnings: WarningArguments

  /// Reads all inputs; without any, the nearest manifest.
  ///
  /// - Parameter createsTables: passes over tables that a manifest names and that do not exist yet.
  /// - Throws: `ExitCode` after reporting all errors.
  init(_ inputs: [String], _ warnings: WarningArguments, createsTables: Bool = false) throws {
    self.createsTables = createsTables
    self.warnings = warnings
    var paths = inputs
    if paths.isEmpty {
      guard let manifest = ProjectFile.find() else {
        throw ValidationError(
          "no \(ProjectFile.name) in this folder or above\nhelp: name documents, tables, or a manifest")
      }
      paths = [manifest]
    }
    for path in paths {
      if let form = TranslationFile.Form(path: path), form != .json {
        files.append(path)
        tables.append(try Self.table(path, form))
      } else {
        for file in try InputFile.list([path]) { try read(file, isNamed: file.path == path) }
      }
    }
    if isBroken { throw ExitCode.badInput }
  }

  /// Returns the inputs, to reject an output that would replace one.
  ///
  /// - Parameter table: a table that may be updated in place.
  func claims(except table: String? = nil) -> FileClaims {
    var claims = FileClaims()
    let table = table.map(FileSystem.identity)
    for path in files where table != FileSystem.identity(of: path) { claims.read(path, as: "an input") }
    return claims
  }

  var sourceLanguage: String { sourceLocale ?? documents.first?.document.locale ?? "en" }

  /// The tables and the documents that use them; a table given as an argument applies to all.
  var checked: [CheckedTable] {
    ofManifests + tables.map { CheckedTable(file: $0, locale: nil, documents: documents.indices) }
  }

  func texts() -> ExtractedTexts { texts(for: nil, of: documents.indices) }

  /// The texts to translate into a locale: those of documents in other languages.
  func texts(for locale: String?, of range: Range<Int>) -> ExtractedTexts {
    var texts = ExtractedTexts()
    for entry in documents[range] {
      if let locale, LanguageTag.best(for: entry.document.locale, among: [locale]) != nil { continue }
      texts.add(entry.document, file: entry.file)
    }
    return texts
  }

  static func table(
    _ path: String, _ form: TranslationFile.Form
  ) throws -> TranslationFile {
    try table(try CommandInput.read(path), path, form)
  }

  private static func table(
    _ bytes: [UInt8], _ path: String, _ form: TranslationFile.Form
  ) throws -> TranslationFile {
    do throws(TranslationFile.Problem) {
      return try TranslationFile(bytes, path: path, form: form)
    } catch {
      Console.report(error.diagnostics)
      throw ExitCode.badInput
    }
  }

  private mutating func read(_ input: InputFile, isNamed: Bool) throws {
    files.append(input.path)
    let source = try input.read(base: nil)
    let form = input.path == "-" ? TranslationFile.Form(bytes: source.bytes) : .json
    if form != .json { return tables.append(try Self.table(source.bytes, source.name, form)) }
    if isNamed, ProjectFile.isNamed(by: input.path) { return try readManifest(source.bytes, source.name) }
    switch JSONReading(source.bytes, .commented).root.map(JSONFileKind.init) ?? .document {
    case .manifest: try readManifest(source.bytes, source.name)
    case .strings:
      // A folder may contain the tables of its documents.
      if isNamed { tables.append(try Self.table(source.bytes, source.name, .json)) }
    case .document: readDocument(source.bytes, source.name)
    case .theme:
      if isNamed { readDocument(source.bytes, source.name) }
    }
  }

  private mutating func readDocument(_ bytes: [UInt8], _ name: String) {
    let (document, diagnostics) = DocumentReader.read(bytes, file: name)
    let errors = diagnostics.filter { $0.severity == .error }
    Console.report(errors)
    if errors.isEmpty, let document {
      documents.append(Document(file: name, document: document))
    } else {
      isBroken = true
    }
  }

  private mutating func readManifest(_ bytes: [UInt8], _ path: String) throws {
    let (manifest, found) = ManifestReader.read(bytes, file: path)
    let diagnostics = warnings.judged(found)
    Console.report(diagnostics)
    guard let manifest, !diagnostics.hasErrors else {
      isBroken = true
      return
    }
    if sourceLocale == nil { sourceLocale = manifest.sourceLocale?.value ?? manifest.defaults.locale }
    let start = documents.count
    files += manifest.documentFiles
    for file in manifest.documentFiles { readDocument(try CommandInput.read(file), file) }
    for table in manifest.strings {
      let path = FileSystem.path(table.path.value, in: FileSystem.folder(of: path))
      if createsTables, !FileSystem.exists(path) { continue }
      files.append(path)
      let file = try Self.table(path, TranslationFile.Form(path: path) ?? .json)
      ofManifests.append(CheckedTable(file: file, locale: table.locale.value, documents: start..<documents.count))
    }
  }
}
