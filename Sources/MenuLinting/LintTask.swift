import PositionedJSON
import MenuDocument
package import MenuLint
package import MenuMockup
import MockupFiles
import MockupScene
package import MockupSets

package struct LintTask: Sendable {
  package enum Origin: Hashable, Sendable {
    case file
    /// An image with an embedded document.
    case image
    /// Standard input or a pipe, which can be read only once.
    case stream
    /// The source code of a menu.
    case source
  }

  /// The lint settings, shared by many documents.
  package indirect enum Settings: Sendable {
    case options(RenderOptions, Resources)
    /// The command line's options, followed by those of the project.
    case project(ProjectDrawing, requested: RenderOptions)
  }

  /// The file name in findings.
  package var name: String
  package var origin: Origin
  /// The contents of the document, if already read.
  private var bytes: [UInt8]?
  /// The base of relative paths.
  private var folder: String
  private var settings: Settings
  /// The positions in the source; `nil` for a document.
  private(set) var map: SourceMap?

  /// Creates the task of a menu imported from source code.
  ///
  /// - Parameters:
  ///   - path: The source file.
  ///   - bytes: The menu's document.
  package init(source path: String, bytes: [UInt8], map: SourceMap, base: String?, settings: Settings) {
    name = path
    origin = .source
    self.bytes = bytes
    self.map = map
    folder = base ?? FileSystem.folder(of: path)
    self.settings = settings
  }

  /// - Parameter base: the base of relative paths; `nil` for the document's folder.
  package init(_ document: LintInput.Document, base: String?, settings: Settings) {
    name = document.name
    origin = document.origin
    bytes = document.bytes
    folder = base ?? (name == LintInput.standardInput ? "." : FileSystem.folder(of: name))
    self.settings = settings
  }

  package func source() throws(LintProblem) -> Source {
    if let bytes { return Source(bytes: bytes, name: name, folder: folder) }
    do throws(FileSystem.Problem) {
      let bytes = try FileSystem.contents(of: name, atMost: .jsonBytes, allowsPipes: true)
      return Source(bytes: bytes, name: name, folder: folder)
    } catch {
      throw .file(name, error)
    }
  }

  var resources: Resources {
    switch settings {
    case .options(_, let resources): resources
    case .project(let project, requested: _): project.resources
    }
  }

  /// Returns the resolved options.
  ///
  /// - Throws: an error for an invalid option of the project.
  package func options(for source: Source, by linter: Linter) throws(LintProblem) -> RenderOptions {
    switch settings {
    case .options(let options, _): return options
    case .project(let project, let requested):
      do throws(SetError) {
        return try project.options(for: source, requested: requested, by: linter.renderer)
      } catch {
        throw .project(error)
      }
    }
  }
}

/// The linters of one thread: one per list of search folders.
package final class Linters {
  private let selection: RuleSelection
  private var known: [Resources: Linter] = [:]

  package init(_ selection: RuleSelection) {
    self.selection = selection
  }

  package func linter(for task: LintTask) -> Linter {
    if let linter = known[task.resources] { return linter }
    let linter = Linter(selection: selection, resources: task.resources)
    known[task.resources] = linter
    return linter
  }
}
