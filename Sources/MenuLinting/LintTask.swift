import PositionedJSON
import MenuDocument
package import MenuLint
package import MenuMockup
import MockupFiles
import MockupScene
package import MockupSets

/// One document that is to be judged, with the settings that count for it.
package struct LintTask: Sendable {
  /// Where a document comes from.
  package enum Origin: Hashable, Sendable {
    /// A file of its own.
    case file
    /// A picture that carries it.
    case picture
    /// Standard input, or a pipe: it can be read only once.
    case stream
  }

  /// What decides how a document is judged: one value for many documents, which share it.
  package indirect enum Settings: Sendable {
    /// These options, and nothing else.
    case options(RenderOptions, Resources)
    /// These options, and then those of the project.
    case project(ProjectDrawing, asked: RenderOptions)
  }

  /// The file, as findings name it.
  package var name: String
  /// Where the document comes from.
  package var origin: Origin
  /// The document, where it has been read already.
  private var bytes: [UInt8]?
  /// Where its relative paths start.
  private var folder: String
  private var settings: Settings

  /// - Parameter base: where relative paths start; `nil` for the document's own folder.
  package init(_ document: LintInput.Document, base: String?, settings: Settings) {
    name = document.name
    origin = document.origin
    bytes = document.bytes
    folder = base ?? (name == LintInput.standardInput ? "." : FileSystem.folder(of: name))
    self.settings = settings
  }

  /// The document as it is judged.
  package func source() throws(LintProblem) -> Source {
    if let bytes { return Source(bytes: bytes, name: name, folder: folder) }
    do throws(FileSystem.Problem) {
      let bytes = try FileSystem.contents(of: name, atMost: .jsonBytes, allowsPipes: true)
      return Source(bytes: bytes, name: name, folder: folder)
    } catch {
      throw .file(name, error)
    }
  }

  /// Where things are looked for.
  var resources: Resources {
    switch settings {
    case .options(_, let resources): resources
    case .project(let project, asked: _): project.resources
    }
  }

  /// How the document is judged.
  ///
  /// - Throws: what the project says that cannot be done.
  package func options(for source: Source, by linter: Linter) throws(LintProblem) -> RenderOptions {
    switch settings {
    case .options(let options, _): return options
    case .project(let project, let asked):
      do throws(SetError) {
        return try project.options(for: source, asked: asked, by: linter.renderer)
      } catch {
        throw .project(error)
      }
    }
  }
}

/// What one thread judges documents with: a linter for each list of folders to look in.
package final class Linters {
  private let selection: RuleSelection
  private var known: [Resources: Linter] = [:]

  package init(_ selection: RuleSelection) {
    self.selection = selection
  }

  /// The linter for a document.
  package func linter(for task: LintTask) -> Linter {
    if let linter = known[task.resources] { return linter }
    let linter = Linter(selection: selection, resources: task.resources)
    known[task.resources] = linter
    return linter
  }
}
