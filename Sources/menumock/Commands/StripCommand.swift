import ArgumentParser
import MenuMockup
import MockupFiles
import MockupScene

struct StripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "strip",
    abstract: "Takes the document and the recipe out of a picture.",
    discussion: """
      A picture carries the document that it was drawn from, with hidden items and comments, and its translations. \
      Without -o the picture is replaced. All else stays as it is, the sentences for screen readers included.

      Examples:
        menumock strip menu.png
        menumock strip menu.svg -o public/menu.svg
      """)

  @Argument(help: "A PNG, SVG or PDF that menumock drew; - for standard input.", completion: .pictures)
  var picture: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it; - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  mutating func run() throws {
    let bytes = try CommandInput.read(picture, atMost: .pictureBytes)
    do {
      let stripped = try PictureRecord.removing(from: bytes)
      let place = output ?? picture
      if place != "-", place == picture, stripped == bytes { return }
      try OutputFile(path: place).write(stripped)
    } catch let problem as PictureRecord.Problem {
      throw Failure(message: "\(picture): \(problem.description)", status: .badInput)
    }
  }
}
