import ArgumentParser
import MenuDocument
import MenuImport
import MenuLint
import MenuMockup
import MenuStrings
import MenuTheme
import MockupFiles
import MockupSets
import PositionedJSON

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "validate",
    abstract: "Reports the errors of documents, manifests, themes, and string tables; renders nothing.",
    discussion: """
      The keys of a JSON file determine its kind. For documents, options override the nearest menumock.json.

      Examples:
        menumock validate menus/
        menumock validate menumock.json brand.theme strings/ja.json
        menumock validate menu.json --diagnostic-format json
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, manifests, themes, string tables, or folders of them; - for standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String]

  @OptionGroup
  var project: ProjectArguments

  @OptionGroup
  var reading: ReadingArguments

  @OptionGroup(title: "Messages")
  var warnings: WarningArguments

  @Option(
    help: ArgumentHelp("Write the errors and warnings as SARIF; - for standard output.", valueName: "file"),
    completion: .file())
  var sarif: String?

  private func options() throws(Failure) -> RenderOptions {
    var options = try reading.options()
    options.warningsAreErrors = warnings.areErrors
    return options
  }

  mutating func run() throws {
    let options = try options()
    let context = try DrawingContext(reading, options, project: project.file)
    let renderer = Renderer(resources: context.resources)
    let reported = ReportedDiagnostics()
    let files = try InputFile.list(inputs)
    try checkArguments(files)
    var isGood = true
    var found: [Diagnostic] = []
    for file in files {
      isGood = try check(file, context, renderer, reported, &found) && isGood
    }
    if let sarif { try write(found, about: files, to: sarif) }
    if !isGood { throw ExitCode.badInput }
  }

  private func checkArguments(_ files: [InputFile]) throws {
    var claims = FileClaims()
    for file in files { claims.read(file.path, as: "an input") }
    claims.write(sarif, as: "--sarif")
    try claims.checkArguments()
  }

  private func write(_ found: [Diagnostic], about files: [InputFile], to sarif: String) throws(Failure) {
    var report = FindingReport(as: .sarif, rules: [], version: MenumockVersion.current)
    let findings = found.filter { $0.option == nil }.map { Finding($0) }
    let text = report.start() + report.text(of: findings, in: files.map(\.path)) + report.end()
    try OutputFile(path: sarif).write(Array(text.utf8))
  }

  private func report(_ diagnostics: [Diagnostic], _ found: inout [Diagnostic]) {
    Console.report(diagnostics.filter { !reading.quiet || $0.severity == .error })
    found += diagnostics
  }

  /// Validates a file by its kind.
  ///
  /// - Returns: `false` if it has errors.
  private func check(
    _ file: InputFile, _ context: DrawingContext, _ renderer: Renderer, _ reported: ReportedDiagnostics,
    _ found: inout [Diagnostic]
  ) throws -> Bool {
    let source = try file.read(base: context.base)
    if let form = TranslationFile.Form(path: file.path), form != .json { return checkTable(source, form, &found) }
    switch JSONReading(source.bytes, .commented).root.map(JSONFileKind.init) ?? .document {
    case .manifest: return try checkSet(source, &found)
    case .theme: return checkTheme(file, context, &found)
    case .strings: return checkTable(source, .json, &found)
    case .document: return try checkDocument(source, context, renderer, reported, &found)
    }
  }

  private func checkDocument(
    _ source: Source, _ context: DrawingContext, _ renderer: Renderer, _ reported: ReportedDiagnostics,
    _ found: inout [Diagnostic]
  ) throws -> Bool {
    let options = try context.options(for: source, by: renderer)
    do throws(RenderError) {
      let remarks = try renderer.layOut(source, options: options).findings
      report(remarks.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }, &found)
      return true
    } catch {
      if case .invalid(let diagnostics) = error { found += diagnostics }
      _ = ErrorReporter.report(error, reported)
      return false
    }
  }

  private func checkSet(_ manifest: Source, _ found: inout [Diagnostic]) throws -> Bool {
    let arguments = SetArguments(try options(), base: reading.base, resources: reading.resources)
    do throws(SetError) {
      let set = try MockupSet.read(manifest.bytes, file: manifest.name, arguments: arguments)
      let findings = warnings.judged(set.findings)
      report(findings, &found)
      for document in set.documents { report(document.errors, &found) }
      return !findings.hasErrors && set.documents.allSatisfy(\.errors.isEmpty)
    } catch {
      found += error.diagnostics
      _ = ErrorReporter.report(error)
      return false
    }
  }

  /// Validates a theme and its ancestors for each of its platforms.
  private func checkTheme(_ file: InputFile, _ context: DrawingContext, _ found: inout [Diagnostic]) -> Bool {
    guard !file.isStandardInput else {
      Console.report("a theme cannot be read from standard input, because its paths are relative to its file", .error)
      return false
    }
    let problems = warnings.judged(
      Inventory(resources: context.resources).problems(
        ofThemeFile: file.path, missingTypeface: context.requested.missingTypeface ?? .error))
    report(problems, &found)
    return !problems.hasErrors
  }

  private func checkTable(_ source: Source, _ form: TranslationFile.Form, _ found: inout [Diagnostic]) -> Bool {
    do throws(TranslationFile.Problem) {
      _ = try TranslationFile(source.bytes, path: source.name, form: form)
      return true
    } catch {
      report(error.diagnostics, &found)
      return false
    }
  }
}
