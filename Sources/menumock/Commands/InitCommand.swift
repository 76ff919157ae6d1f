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
          tell("\(path): exists and is unchanged")
          continue
        }
        try OutputFile(path: path).write(addition)
        tell("\(path): added a line")
      } else {
        let place = FileSystem.folder(of: path)
        do throws(OutputFile.Problem) {
          if !FileSystem.isFolder(place) { try OutputFile.makeFolder(place) }
        } catch {
          throw Failure(message: "\(place): \(error.reason)", status: error.status)
        }
        try OutputFile(path: path).write(Array(file.text.utf8))
        tell("\(path)")
      }
    }
    let way = folder == "." ? "" : "cd \(folder) && "
    tell("Next: \(way)menumock batch -o pictures, then menumock check --accept to create the goldens")
  }

  private func tell(_ line: String) {
    if !quiet { Console.say(line) }
  }
}
