import ArgumentParser
import MenuDocument
import MenuLinting
import MenuMockup
import MockupFiles
import MockupSets

/// Whether the project around the current folder counts for documents that are named one by one.
struct ProjectArguments: ParsableArguments {
  @Flag(name: .customLong("no-project"), help: "Ignore menumock.json.")
  var isPassedOver = false

  /// The project's manifest; `nil` where there is none, or it is passed over.
  var file: String? { isPassedOver ? nil : ProjectFile.find() }
}

/// How documents are drawn that are named one by one: as the command line says, and where it says nothing, as the project
/// does.
struct DrawingContext: Sendable {
  /// What the command line says.
  let asked: RenderOptions
  /// Where relative paths in documents start; `nil` for each document's own folder.
  let base: String?
  /// Where things are looked for.
  let resources: Resources
  /// The project; `nil` where there is none.
  let project: ProjectDrawing?

  /// - Parameter project: the project's manifest.
  /// - Throws: `Failure` for a folder or file that does not exist, `ExitCode` for a project with mistakes, which are told.
  init(_ reading: ReadingArguments, _ asked: RenderOptions, project: String?) throws {
    self.asked = asked
    guard let project else {
      (base, resources, self.project) = (reading.base, reading.resources, nil)
      return
    }
    let bytes = try CommandInput.read(project)
    let arguments = SetArguments(asked, base: reading.base, resources: reading.resources)
    do throws(SetError) {
      let read = try ProjectDrawing(bytes, file: project, arguments: arguments)
      (base, resources, self.project) = (read.base, read.resources, read)
    } catch {
      throw Refusal.report(error)
    }
  }

  /// The kind of file that is asked for where a file's name does not tell; `nil` where nobody says.
  var standardFormat: PictureFormat? { project?.manifest.commonDefaults.format }

  /// How many pictures are drawn at once; `nil` for as many as there are processors.
  var jobs: Int? { project?.options.jobs }

  /// How a document is drawn.
  ///
  /// - Parameters:
  ///   - format: the kind of file; `nil` where there is none.
  ///   - renderer: what draws it.
  /// - Throws: `ExitCode` where the project says what cannot be done, which is told.
  func options(for source: Source, as format: PictureFormat? = nil, by renderer: Renderer) throws -> RenderOptions {
    var asked = asked
    if let format { asked.format = format }
    guard let project else { return asked }
    do throws(SetError) {
      return try project.options(for: source, asked: asked, by: renderer)
    } catch {
      throw Refusal.report(error)
    }
  }

  /// How documents are judged.
  var lintSettings: LintTask.Settings {
    project.map { .project($0, asked: asked) } ?? .options(asked, resources)
  }

  /// Says what the project says, and what the command line says in its place.
  func tell(given: (ProjectOption.Key) -> ProjectOption?) {
    guard let project else { return }
    ProjectManifest.tell(
      project.manifest, given: ProjectOptions(given: given), settings: asked.settings, isWanted: \.isAboutDrawing)
  }
}
