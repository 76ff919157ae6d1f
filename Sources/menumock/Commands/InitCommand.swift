import ArgumentParser
import MenuMockup
import MockupFiles

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "init",
    abstract: "Creates a project in a folder.",
    discussion: """
      Creates a document, a manifest, their schemas, settings for VS Code, a line in .gitignore, and a GitHub \
      workflow. Existing files are not changed.

      Examples:
        menumock init
        menumock init menus
      """)

  @Argument(help: "Project folder (default: the current folder).", completion: .directory)
  var folder = "."

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  mutating func run() throws {
    guard !FileSystem.exists(folder) || FileSystem.isFolder(folder) else {
      throw Failure(message: "\(folder): expected a folder for the project, found a file", status: .cannotCreate)
    }
    for file in ProjectTemplate.files {
      let path = FileSystem.path(file.path, in: folder)
      if FileSystem.exists(path) {
        guard let addition = file.addition(to: FileSystem.bytes(at: path)) else {
          printLine("\(path): exists and is unchanged")
          continue
        }
        try OutputFile(path: path).write(addition)
        printLine("\(path): added a line")
      } else {
        let parent = FileSystem.folder(of: path)
        do throws(OutputFile.Problem) {
          if !FileSystem.isFolder(parent) { try OutputFile.makeFolder(parent) }
        } catch {
          throw Failure(message: "\(parent): \(error.reason)", status: error.status)
        }
        try OutputFile(path: path).write(Array(file.text.utf8))
        printLine("\(path)")
      }
    }
    let changeFolder = folder == "." ? "" : "cd \(folder) && "
    printLine("Next: \(changeFolder)menumock batch -o pictures, then menumock check --accept to create the goldens")
  }

  private func printLine(_ line: String) {
    if !quiet { Console.report(line) }
  }
}
