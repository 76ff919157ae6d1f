import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets

enum ProjectManifest {
  /// The named manifest, or that of the project.
  ///
  /// - Parameter named: a file, a project folder, or `-`.
  static func path(_ named: String?) throws(Failure) -> String {
    guard let named else {
      if let found = ProjectFile.find() { return found }
      throw Failure(
        message: "no \(ProjectFile.name) in this folder or above",
        help: "name a manifest, or create a project with menumock init", status: .validationFailure)
    }
    let path = ProjectFile.manifest(at: named)
    if path == named, named != "-", FileSystem.isFolder(named) {
      throw Failure(message: "\(named): the folder contains no \(ProjectFile.name)", status: .noInput)
    }
    return path
  }

  /// Reports the settings of the project and the options that override them.
  ///
  /// - Parameter isWanted: selects the options that apply to the command.
  static func printOptions(
    _ manifest: Manifest, given: ProjectOptions, settings: Settings,
    isWanted: (ProjectOption.Key) -> Bool = { _ in true }
  ) {
    for entry in ProjectListing(manifest, given: given, settings: settings).entries {
      guard case .project(let location) = entry.origin, ProjectOption.Key(rawValue: entry.name).map(isWanted) ?? true
      else { continue }
      Console.report("\(location): \(entry.name) \(entry.value)")
    }
  }
}
