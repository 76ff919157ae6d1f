import ArgumentParser
import MenuImport
import MenuStrings
import MockupFiles

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Extracts texts for translation, and updates and checks string tables.",
    discussion: """
      A table is a .json, .strings, or .xcstrings file. Inputs are documents, manifests, or folders of them (default: \
      menumock.json in this folder or the nearest one above).

      Examples:
        menumock strings extract menus/ -o strings/ja.json
        menumock strings merge strings/ja.json menus/
        menumock strings --check menumock.json
      """,
    subcommands: [ExtractStrings.self, MergeStrings.self, CheckStrings.self], defaultSubcommand: CheckStrings.self)
}

struct ExtractStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Writes the texts of documents as a table without translations.")

  @Argument(help: "Documents, manifests, or folders of them; - for standard input.", completion: .documents)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output table; its extension sets the format; - for standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text

  @OptionGroup private var warnings: WarningArguments

  mutating func run() throws {
    let form = TranslationFile.Form(path: output)
    guard let form = output == "-" ? .json : form else {
      throw ValidationError("expected a table with the extension .json, .strings, or .xcstrings")
    }
    let found = try TranslationInputs(inputs, warnings)
    var claims = found.claims()
    claims.write(output, as: "the table")
    try claims.checkArguments()
    let bytes = TranslationFile.new(found.texts(), form: form, sourceLanguage: found.sourceLanguage)
    try OutputFile(path: output).write(bytes)
  }
}

struct MergeStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Adds missing texts to a table, and marks unused ones; translations stay.",
    discussion: "A missing table is created. Inputs may also be tables that were extracted elsewhere.")

  @Argument(
    help: "String table: .json, .strings, or .xcstrings.",
    completion: .file(extensions: ["json", "strings", "xcstrings"]))
  var table: String

  @Argument(help: "Documents, manifests, tables, or folders of them.", completion: .file())
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output table (default: the table itself); - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(name: .shortAndLong, help: "Print errors only.") var quiet = false
  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text

  @OptionGroup private var warnings: WarningArguments

  mutating func run() throws {
    guard let form = TranslationFile.Form(path: table) else {
      throw ValidationError("expected a table with the extension .json, .strings, or .xcstrings")
    }
    let found = try TranslationInputs(inputs, warnings, createsTables: true)
    var texts = found.texts()
    for file in found.tables { for language in file.languages { texts.add(language, file: file.path) } }
    let outputFile = OutputFile(path: output ?? table)
    var claims = found.claims(except: table)
    claims.write(outputFile.path, as: "the table")
    try claims.checkArguments()
    guard FileSystem.exists(table) else {
      try outputFile.makeOwnFolder()
      try outputFile.write(TranslationFile.new(texts, form: form, sourceLanguage: found.sourceLanguage))
      if !quiet { Console.report("\(table): \(texts.entries.count) added") }
      return
    }
    let file = try TranslationInputs.table(table, form)
    let (bytes, changes) = try merged(file, texts)
    if output != nil || bytes != file.bytes { try outputFile.write(bytes) }
    if !quiet {
      Console.report("\(table): \(changes.added) added, \(changes.stale) unused, \(changes.revived) used again")
    }
  }

  private func merged(
    _ file: TranslationFile, _ texts: ExtractedTexts
  ) throws -> (bytes: [UInt8], changes: TranslationFile.Changes) {
    do throws(TranslationFile.Problem) {
      return try file.merged(with: texts)
    } catch {
      Console.report(error.diagnostics)
      throw ExitCode.badInput
    }
  }
}

struct CheckStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Reports missing, unused, and empty translations and different placeholders; exits with 1 if there are any.")

  @Flag(help: "Optional: strings --check is the same as strings check.") var check = false

  @Argument(
    help: "Tables, documents, manifests, or folders of them; a manifest includes its tables.", completion: .file()
  )
  var inputs: [String] = []

  @Option(help: "Check only translations into this language; also the language of tables that name none.")
  var locale: String?

  @Flag(name: .shortAndLong, help: "Print errors only.") var quiet = false
  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text

  @OptionGroup private var warnings: WarningArguments

  mutating func run() throws {
    let found = try TranslationInputs(inputs, warnings)
    guard !found.checked.isEmpty else {
      throw Failure(
        message: "no table to check", help: "name a table, or a manifest with \"strings\"", status: .noInput)
    }
    var counts: [TranslationCheck.Kind: Int] = [:]
    for table in found.checked {
      for language in table.file.languages(for: table.locale) {
        let tag = language.tag ?? locale
        if let locale, let tag, tag.lowercased() != locale.lowercased() { continue }
        let texts = found.texts(for: tag, of: table.documents)
        // The documents are in this language: a table of theirs translates nothing.
        if texts.occurrences.isEmpty, !table.documents.isEmpty { continue }
        let result = TranslationCheck(language, of: table.file.path, against: texts, locale: tag)
        Console.report(warnings.judged(result.findings.map(\.diagnostic)))
        for finding in result.findings { counts[finding.kind, default: 0] += 1 }
      }
    }
    guard !counts.isEmpty else { return }
    if !quiet {
      let sums = TranslationCheck.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.counted)" } }
      Console.report("menumock: \(sums.joined(separator: ", "))")
    }
    throw ExitCode.found
  }
}
