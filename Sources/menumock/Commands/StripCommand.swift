import ArgumentParser
import MenuMockup
import MockupFiles
import MockupScene

struct StripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "strip",
    abstract: "Removes the embedded document and recipe from a picture.",
    discussion: """
      A picture embeds its document, including hidden items, comments, and translations. Everything else in the \
      picture stays, including its alt text.

      Examples:
        menumock strip menu.png
        menumock strip menu.svg -o public/menu.svg
      """)

  @Argument(help: "PNG, SVG, PDF, or interactive page made by menumock; - for standard input.", completion: .images)
  var picture: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output file (default: the picture itself); - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  mutating func run() throws {
    let bytes = try CommandInput.read(picture, atMost: .pictureBytes)
    do {
      let stripped = try ImageRecord.removing(from: bytes)
      let destination = output ?? picture
      if destination != "-", destination == picture, stripped == bytes { return }
      try OutputFile(path: destination).write(stripped)
    } catch let problem as ImageRecord.Problem {
      throw Failure(message: "\(picture): \(problem.description)", status: .badInput)
    }
  }
}
