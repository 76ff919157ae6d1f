import Foundation
import PackagePlugin

/// Puts the data files of a target's folder into the target itself, as one generated Swift file.
///
/// All files below the folder are packed except Swift sources and hidden files. Each is an input of the build
/// command and stands in its arguments, so an added, changed or removed file runs the command again.
@main
struct EmbedFolder: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let paths = try Self.dataFiles(below: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(paths.count) files of \(target.name)",
        executable: try context.tool(named: "PackFolder").url,
        arguments: [output.path(percentEncoded: false), folder.path(percentEncoded: false)] + paths,
        inputFiles: paths.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The paths of the data files below a folder, counted from it and sorted.
  private static func dataFiles(below folder: URL) throws -> [String] {
    var files: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let here = prefix.isEmpty ? folder : folder.appending(path: prefix)
      let entries = try FileManager.default.contentsOfDirectory(
        at: here, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      for entry in entries where entry.pathExtension != "swift" {
        let path = prefix + entry.lastPathComponent
        if try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          pending.append(path + "/")
        } else {
          files.append(path)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
