import ArgumentParser
import MenuDocument
import MenuImport
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
      The keys of a JSON file determine its kind. Options override the nearest menumock.json for documents.

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
    var isGood = true
    for file in try InputFile.list(inputs) {
      isGood = try check(file, context, renderer, reported) && isGood
    }
    if !isGood { throw ExitCode.badInput }
  }

  /// Validates a file by its kind.
  ///
  /// - Returns: `false` if it has errors.
  private func check(
    _ file: InputFile, _ context: DrawingContext, _ renderer: Renderer, _ reported: ReportedDiagnostics
  ) throws -> Bool {
    let source = try file.read(base: context.base)
    if let form = TranslationFile.Form(path: file.path), form != .json { return checkTable(source, form) }
    switch JSONReading(source.bytes, .commented).root.map(JSONFileKind.init) ?? .document {
    case .manifest: return try checkSet(source)
    case .theme: return checkTheme(file, context)
    case .strings: return checkTable(source, .json)
    case .document: return try checkDocument(source, context, renderer, reported)
    }
  }

  private func checkDocument(
    _ source: Source, _ context: DrawingContext, _ renderer: Renderer, _ reported: ReportedDiagnostics
  ) throws -> Bool {
    let options = try context.options(for: source, by: renderer)
    do throws(RenderError) {
      let findings = try renderer.layOut(source, options: options).findings
      if !reading.quiet { Console.report(findings) }
      return true
    } catch {
      _ = ErrorReporter.report(error, reported)
      return false
    }
  }

  private func checkSet(_ manifest: Source) throws -> Bool {
    let arguments = SetArguments(try options(), base: reading.base, resources: reading.resources)
    do throws(SetError) {
      let set = try MockupSet.read(manifest.bytes, file: manifest.name, arguments: arguments)
      let isGood = set.reportFindings(isQuiet: reading.quiet)
      for document in set.documents { Console.report(document.errors) }
      return isGood && set.documents.allSatisfy(\.errors.isEmpty)
    } catch {
      _ = ErrorReporter.report(error)
      return false
    }
  }

  /// Validates a theme and its ancestors for each of its platforms.
  private func checkTheme(_ file: InputFile, _ context: DrawingContext) -> Bool {
    guard !file.isStandardInput else {
      Console.report("a theme cannot be read from standard input, because its paths are relative to its file", .error)
      return false
    }
    let problems = Inventory(resources: context.resources).problems(
      ofThemeFile: file.path, missingTypeface: context.requested.missingTypeface ?? .error)
    Console.report(problems.filter { !reading.quiet || $0.severity == .error })
    return !problems.contains { $0.severity == .error }
  }

  private func checkTable(_ source: Source, _ form: TranslationFile.Form) -> Bool {
    do throws(TranslationFile.Problem) {
      _ = try TranslationFile(source.bytes, path: source.name, form: form)
      return true
    } catch {
      Console.report(error.diagnostics)
      return false
    }
  }
}
