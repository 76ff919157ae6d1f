import ArgumentParser
import MenuDocument
import MenuLinting
import MenuMockup
import MockupFiles
import MockupSets

/// Selects whether the nearest menumock.json applies to documents named one by one.
struct ProjectArguments: ParsableArguments {
  @Flag(name: .customLong("no-project"), help: "Ignore menumock.json.")
  var isSkipped = false

  /// The project's manifest; `nil` without a project or with `--no-project`.
  var file: String? { isSkipped ? nil : ProjectFile.find() }
}

/// Draws documents named one by one. Command-line options override the project.
struct DrawingContext: Sendable {
  let requested: RenderOptions
  /// The base of relative paths in documents; `nil` for each document's folder.
  let base: String?
  let resources: Resources
  let project: ProjectDrawing?

  /// - Parameter project: the project's manifest.
  /// - Throws: `Failure` for a missing folder or file, `ExitCode` for a project with errors, after reporting them.
  init(_ reading: ReadingArguments, _ requested: RenderOptions, project: String?) throws {
    self.requested = requested
    guard let project else {
      (base, resources, self.project) = (reading.base, reading.resources, nil)
      return
    }
    let bytes = try CommandInput.read(project)
    let arguments = SetArguments(requested, base: reading.base, resources: reading.resources)
    do throws(SetError) {
      let read = try ProjectDrawing(bytes, file: project, arguments: arguments)
      (base, resources, self.project) = (read.base, read.resources, read)
    } catch {
      throw ErrorReporter.report(error)
    }
  }

  /// The format for files without a known extension; `nil` for the default.
  var standardFormat: OutputFormat? { project?.manifest.commonDefaults.format }

  /// The number of threads; `nil` for the number of processors.
  var jobs: Int? { project?.options.integer(.jobs) }

  /// - Parameter format: the file format; `nil` without a file.
  /// - Throws: `ExitCode` for an invalid option of the project, after reporting it.
  func options(for source: Source, as format: OutputFormat? = nil, by renderer: Renderer) throws -> RenderOptions {
    var requested = requested
    if let format { requested.format = format }
    guard let project else { return requested }
    do throws(SetError) {
      var options = try project.options(for: source, requested: requested, by: renderer)
      options.warningsAreErrors = requested.warningsAreErrors
      return options
    } catch {
      throw ErrorReporter.report(error)
    }
  }

  /// The files that all documents share.
  var claims: FileClaims {
    var claims = FileClaims()
    for file in project?.files ?? [] { claims.read(file, as: "a file of the project") }
    if let path = project?.manifest.file, let bytes = FileSystem.bytes(at: path) {
      claims.read(document: bytes, at: path, folder: FileSystem.folder(of: path), settings: Settings())
    }
    claims.read(resources)
    return claims
  }

  var lintSettings: LintTask.Settings {
    project.map { .project($0, requested: requested) } ?? .options(requested, resources)
  }

  func printOptions(given: [ProjectOption?]) {
    guard let project else { return }
    ProjectManifest.printOptions(
      project.manifest, given: ProjectOptions(given), settings: requested.settings, isWanted: \.affectsDrawing)
  }
}
