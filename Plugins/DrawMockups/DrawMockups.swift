import Foundation
import PackagePlugin

/// `swift package menumock`: renders the manifests of a package, or runs any other command of the program.
///
/// Without a command name, it renders every `menumock.json` of the package, or those that `--manifest` names, and
/// passes other arguments to `menumock batch`. With a command name, it passes all arguments to the program unchanged.
@main
struct DrawMockups: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = try builtProgram()
    guard !Self.isForProgram(arguments) else {
      try Self.run(program, arguments)
      return
    }
    var rest = ArgumentExtractor(arguments)
    var manifests = rest.extractOption(named: "manifest")
    if manifests.isEmpty { manifests = try Self.manifests(below: context.package.directoryURL) }
    guard !manifests.isEmpty else { throw PluginFailure.noManifest }
    // An error in one manifest does not stop the others.
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

  /// Builds `menumock` in the configuration of the command, and returns its path.
  ///
  /// A dependency on the executable would have every build of the package compile the program a second time, as a tool.
  private func builtProgram() throws -> URL {
    let build = try packageManager.build(.product("menumock"), parameters: .init(configuration: .inherit))
    guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw PluginFailure.build(log: build.logText)
    }
    return program.url
  }

  /// Returns whether the arguments begin with a command name or an option about the program itself.
  private static func isForProgram(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return false }
    return !first.hasPrefix("-") || ["--help", "-h", "--version"].contains(first)
  }

  /// Returns the paths of all files named `menumock.json`, sorted.
  ///
  /// Hidden folders and nested packages are skipped.
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
