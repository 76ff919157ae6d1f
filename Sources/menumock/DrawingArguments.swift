import ArgumentParser
import MenuDocument
import MenuImport
import MenuStrings
import MockupFiles
import MockupSets
import MenuMockup

/// The options of everything that draws.
struct DrawingArguments: ParsableArguments {
  @OptionGroup(title: "Output") private var picture: PictureArguments

  @OptionGroup private var reading: ReadingArguments

  @Flag(name: .shortAndLong, help: "Print each file as it is rendered.")
  var verbose = false

  func validate() throws {
    if settings.appearance == .auto, let format = settings.format, !format.canFollowAppearance {
      throw ValidationError("--appearance auto is for SVG and HTML only")
    }
  }

  /// What the options set.
  var settings: Settings { picture.settings.over(reading.settings) }

  /// What the command line says of what a project may say, too.
  func given(_ key: ProjectOption.Key) -> ProjectOption? { reading.given(key) }

  /// Whether nothing is said but errors.
  var quiet: Bool { reading.quiet }

  /// The folders of one's own in which things are looked for.
  var folders: [String] { reading.all }

  /// Where relative paths in documents start; `nil` for each document's own folder.
  var base: String? { reading.base }

  /// The file of translations.
  var strings: String? { reading.strings }

  /// Where things are looked for.
  var resources: Resources { reading.resources }

  /// How documents are drawn that are named one by one.
  ///
  /// - Parameter project: the manifest of the project that counts where no option does; `nil` for none.
  func context(project: String?) throws -> DrawingContext {
    let context = try DrawingContext(reading, try options(), project: project)
    if verbose { context.tell(given: given) }
    return context
  }

  /// The options for a picture.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func options() throws(Failure) -> RenderOptions {
    var options = try reading.options()
    options.settings = settings
    return options
  }

  /// What a set is asked for.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func setArguments() throws(Failure) -> SetArguments {
    let options = try options()
    return SetArguments(options, base: base, resources: resources)
  }
}

/// Translations in a file.
enum StringFile {
  /// Reads a table of strings, or a catalog of which the document's language counts.
  static func read(_ path: String, into options: inout RenderOptions) throws(Failure) {
    let bytes = try CommandInput.read(path)
    do throws(TranslationSource.Problem) {
      options.translate(by: try TranslationSource(bytes, path: path == "-" ? "<stdin>" : path))
    } catch {
      Console.say(error.diagnostics)
      throw Failure(message: "\(path): no table of strings", status: .badInput)
    }
  }
}
