import Foundation
import PackagePlugin

/// `swift package menumock`: draws the manifests of a package, or does what else the program can.
///
/// Without the name of a command every `menumock.json` of the package is drawn, or those that `--manifest` names; other
/// arguments go to `menumock batch`. With the name of a command all arguments go to the program as they are.
@main
struct DrawMockups: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = try context.tool(named: "menumock").url
    guard !Self.isForProgram(arguments) else {
      try Self.run(program, arguments)
      return
    }
    var rest = ArgumentExtractor(arguments)
    var manifests = rest.extractOption(named: "manifest")
    if manifests.isEmpty { manifests = try Self.manifests(below: context.package.directoryURL) }
    guard !manifests.isEmpty else { throw PluginFailure.noManifest }
    // What fails in one manifest does not stop the others.
    var failure: (any Error)?
    for manifest in manifests {
      do {
        try Self.run(program, ["batch", manifest] + rest.remainingArguments)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Whether the arguments begin with the name of a command, or ask about the program.
  private static func isForProgram(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return false }
    return !first.hasPrefix("-") || ["--help", "-h", "--version"].contains(first)
  }

  /// The manifests of a package: files of the name `menumock.json`, sorted.
  ///
  /// Hidden folders and packages inside the package are passed over.
  private static func manifests(below root: URL) throws -> [String] {
    var found: [String] = []
    var pending = [root]
    while let folder = pending.popLast() {
      let entries = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      if folder != root, entries.contains(where: { $0.lastPathComponent == "Package.swift" }) { continue }
      for entry in entries {
        if try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          pending.append(entry)
        } else if entry.lastPathComponent == "menumock.json" {
          found.append(entry.path(percentEncoded: false))
        }
      }
    }
    return found.sorted()
  }

  private static func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PluginFailure.status(process.terminationStatus)
    }
  }
}
