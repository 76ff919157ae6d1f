import MockupScene
import MockupFiles
import ArgumentParser
import MenuMockup

struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "extract",
    abstract: "Prints the document that a picture was rendered from, byte for byte.",
    discussion: """
      Examples:
        menumock extract menu.png -o menu.json
        menumock extract menu.png --recipe
        menumock extract all.pdf --number 2
      """)

  @Argument(help: "PNG, SVG, PDF, or interactive page made by menumock; - for standard input.", completion: .images)
  var picture: String

  @Flag(help: "Print the recipe instead: document, options, strings, hashes of themes and images, and versions.")
  var recipe = false

  @Option(help: ArgumentHelp("Number of the document in a PDF of several inputs, from 1.", valueName: "n"))
  var number = 1

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file; - for standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  func validate() throws {
    guard number >= 1 else { throw ValidationError("--number: expected a number from 1") }
  }

  mutating func run() throws {
    var claims = FileClaims()
    claims.read(picture, as: "the picture")
    claims.write(output, as: recipe ? "the recipe" : "the document")
    try claims.checkArguments()
    let bytes = try CommandInput.read(picture, atMost: .pictureBytes)
    do {
      let record = try ImageRecord.read(recipe ? .recipe : .document, from: bytes, ofDocument: number)
      try OutputFile(path: output).write(record)
    } catch let problem as ImageRecord.Problem {
      if number > 1, case .absent = problem {
        throw Failure(message: "\(picture): the picture embeds no document \(number)", status: .badInput)
      }
      throw Failure(message: "\(picture): \(problem.description)", status: .badInput)
    }
  }
}
