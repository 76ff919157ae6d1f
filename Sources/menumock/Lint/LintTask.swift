import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets

/// One document that is to be judged, with the settings that count for it.
struct LintTask: Sendable {
  /// Where a document comes from.
  enum Origin: Hashable, Sendable {
    /// A file of its own.
    case file
    /// A picture that carries it.
    case picture
    /// Standard input, or a pipe: it can be read only once.
    case stream
  }

  /// What decides how a document is judged: one value for many documents, which share it.
  indirect enum Settings: Sendable {
    /// The command line, and then the project.
    case context(DrawingContext)
    /// The set that it is of.
    case set(RenderOptions, Resources)
  }

  /// The file, as findings name it.
  var name: String
  /// Where the document comes from.
  var origin: Origin
  /// The document, where it has been read already.
  var bytes: [UInt8]?
  /// Where its relative paths start.
  var folder: String
  /// How it is judged.
  var settings: Settings

  /// The document as it is judged.
  func source() throws(Failure) -> Source {
    if let bytes { return Source(bytes: bytes, name: name, folder: folder) }
    return Source(bytes: try CommandInput.read(name), name: name, folder: folder)
  }

  /// Where things are looked for.
  var resources: Resources {
    switch settings {
    case .context(let context): context.resources
    case .set(_, let resources): resources
    }
  }

  /// How the document is judged.
  ///
  /// - Throws: `ExitCode` where the project says what cannot be done, which is told.
  func options(for source: Source, by linter: Linter) throws -> RenderOptions {
    switch settings {
    case .context(let context): try context.options(for: source, by: linter.renderer)
    case .set(let options, _): options
    }
  }
}

/// What one thread judges documents with: a linter for each list of folders to look in.
final class Linters {
  private let selection: RuleSelection
  private var known: [Resources: Linter] = [:]

  init(_ selection: RuleSelection) {
    self.selection = selection
  }

  /// What judges a document.
  func linter(for task: LintTask) -> Linter {
    if let linter = known[task.resources] { return linter }
    let linter = Linter(selection: selection, resources: task.resources)
    known[task.resources] = linter
    return linter
  }
}
