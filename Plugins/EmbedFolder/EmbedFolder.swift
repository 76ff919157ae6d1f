import Foundation
import PackagePlugin

/// Embeds the data files of a target's folder as one generated Swift file.
///
/// All files in the folder and its subfolders are packed, except Swift sources and hidden files. Each file is an input
/// and an argument of the build command, so adding, changing, or removing one runs the command again.
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

  /// Returns the relative paths of the data files in a folder and its subfolders, sorted.
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
