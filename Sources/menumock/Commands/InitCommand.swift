import ArgumentParser
import MenuMockup
import MockupFiles

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "init",
    abstract: "Creates a project in a folder.",
    discussion: """
      Creates a document, a manifest, their schemas, settings for VS Code, lines in .gitignore, and a GitHub \
      workflow at the root of the Git repository. Existing files stay unchanged; only .gitignore gets the missing \
      lines.

      Examples:
        menumock init
        menumock init menus
      """)

  @Argument(help: "Project folder.", completion: .directory)
  var folder = "."

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  mutating func run() throws {
    guard !FileSystem.exists(folder) || FileSystem.isFolder(folder) else {
      throw Failure(message: "\(folder): expected a folder for the project, found a file", status: .cannotCreate)
    }
    let repository = GitRepository(containing: folder)
    for file in ProjectTemplate.files + [ProjectTemplate.workflow(in: repository.path ?? ".")] {
      let isWorkflow = file.path == ProjectTemplate.workflowPath
      let path = FileSystem.path(file.path, in: isWorkflow ? repository.root ?? folder : folder)
      if FileSystem.exists(path) {
        guard let addition = file.addition(to: FileSystem.bytes(at: path)) else {
          printLine("\(path): exists and is unchanged")
          continue
        }
        try OutputFile(path: path).write(addition)
        printLine("\(path): added the missing lines")
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
    if repository.root == nil {
      printLine("\(folder) is not in a Git repository")
      printLine("help: move \(ProjectTemplate.workflowPath) to the root of a Git repository, where GitHub reads it")
    }
    let changeFolder = folder == "." ? "" : "cd \(folder) && "
    printLine("Next: \(changeFolder)menumock batch -o pictures, then menumock check --accept to create the goldens")
  }

  private func printLine(_ line: String) {
    if !quiet { Console.report(line) }
  }
}

/// The Git repository that a folder belongs to.
private struct GitRepository {
  /// `nil` if the folder is in no repository.
  let root: String?
  /// The path of the folder in the repository; `nil` for its root.
  let path: String?

  init(containing folder: String) {
    // A folder that does not exist yet has a place, too.
    let place = FilePaths.destination(ofFolder: folder)
    var root: String? = place
    while let candidate = root, !FileSystem.exists(FileSystem.path(".git", in: candidate)) {
      root = candidate == "/" ? nil : FileSystem.folder(of: candidate)
    }
    let relative = root.map { FilePaths.relative(place, from: $0) } ?? ""
    path = relative.isEmpty ? nil : relative
    // The root itself is named like the folder, for short messages.
    self.root = relative.isEmpty && root != nil ? folder : root
  }
}
