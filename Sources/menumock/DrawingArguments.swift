import ArgumentParser
import MenuDocument
import MenuImport
import MenuStrings
import MockupFiles
import MockupSets
import MenuMockup
import PositionedJSON

struct DrawingArguments: ParsableArguments {
  @OptionGroup(title: "Output") private var image: ImageArguments

  @OptionGroup private var reading: ReadingArguments

  @OptionGroup(title: "Messages") private var progress: ProgressArguments

  @OptionGroup(title: "Messages") private var warnings: WarningArguments

  func validate() throws {
    if settings.appearance == .auto, let format = settings.format, !format.canFollowAppearance {
      throw ValidationError("--appearance auto requires SVG or HTML")
    }
  }

  var settings: Settings { image.settings.over(reading.settings) }

  var given: [ProjectOption?] { reading.given }

  var quiet: Bool { reading.quiet }

  var verbose: Bool { progress.verbose }

  var folders: [String] { reading.all }

  var base: String? { reading.base }

  var strings: String? { reading.strings }

  var resources: Resources { reading.resources }

  /// The context of documents named one by one.
  ///
  /// - Parameter project: the manifest that supplies defaults; `nil` for none.
  func context(project: String?) throws -> DrawingContext {
    let context = try DrawingContext(reading, try options(), project: project)
    if verbose { context.printOptions(given: given) }
    return context
  }

  /// - Throws: `Failure` for a missing folder or file.
  func options() throws(Failure) -> RenderOptions {
    var options = try reading.options()
    options.settings = settings
    options.warningsAreErrors = warnings.areErrors
    return options
  }

  /// - Throws: `Failure` for a missing folder or file.
  func setArguments() throws(Failure) -> SetArguments {
    let options = try options()
    return SetArguments(options, base: base, resources: resources)
  }
}

private struct ProgressArguments: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print each file as it is rendered.")
  var verbose = false
}

struct WarningArguments: ParsableArguments {
  @Flag(name: .customLong("warnings-as-errors"), help: "Treat warnings as errors.")
  var areErrors = false

  func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    areErrors ? diagnostics.map(\.withWarningAsError) : diagnostics
  }
}

extension [Diagnostic] {
  var hasErrors: Bool { contains { $0.severity == .error } }
}

enum StringFile {
  /// Reads a string table, or the document's language from a catalog.
  static func read(_ path: String, into options: inout RenderOptions) throws(Failure) {
    let bytes = try CommandInput.read(path)
    do throws(TranslationSource.Problem) {
      options.translate(by: try TranslationSource(bytes, path: path == "-" ? "<stdin>" : path))
    } catch {
      Console.report(error.diagnostics)
      throw Failure(message: "\(path): the string table cannot be read", status: .badInput)
    }
  }
}
