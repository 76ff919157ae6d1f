import MockupFiles
import MockupSets
import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel

/// `menumock render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws mockups.",
    discussion: """
      With one input, -o is a file, whose ending chooses the format, or a folder. With several inputs, or a folder of \
      them, -o is a folder. Without -o a picture is written beside its document.

      Examples:
        menumock render menu.json -o menu.png
        menumock render menus/ -o pictures/ -f svg
        menumock render menu.json --appearance dark --scale 3
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them; - for standard input.", valueName: "input"))
  var inputs: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The picture, or the folder for pictures.", valueName: "path"))
  var output: String?

  @Option(name: .shortAndLong, help: "How many pictures are drawn at once; all processors where this is not given.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Writes what the picture shows, in sentences; - for standard output.", valueName: "file"))
  var alt: String?

  @Option(help: ArgumentHelp("Writes the callouts as a Markdown list; - for standard output.", valueName: "file"))
  var legend: String?

  @Flag(help: "Put a numbered callout at each finding of lint, which --legend explains.")
  var annotateFindings = false

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    guard !inputs.isEmpty else { throw ValidationError("an input is missing") }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
  }

  mutating func run() throws {
    let files = try InputFile.list(inputs)
    let plan = try OutputPlan(
      files: files, output: output, format: drawing.settings.format, jobs: inputs.count, alt: alt, legend: legend)
    if drawing.settings.appearance == .auto, plan.jobs.contains(where: { $0.format != .svg }) {
      throw ValidationError("--appearance auto is for SVG only")
    }
    if output == nil, plan.jobs.contains(where: { $0.output.path == "-" && $0.format != .svg }),
      Terminal(output: true) != nil
    {
      throw ValidationError("a picture is not for a terminal: -o takes a file, and -o - means it")
    }
    // Read once: what is wrong with an option is no fault of each document.
    var options = try drawing.options()
    if annotateFindings {
      options.annotatesFindings = true
      options.lint = RuleSelection()
    }
    try plan.prepare()
    if plan.jobs.count == 1, let job = plan.jobs.first {
      let picture = try draw(job, options, Renderer(resources: drawing.resources))
      try plan.alt?.write(Array((picture.description + "\n").utf8))
      try plan.legend?.write(Array(picture.legend.markdown.utf8))
    } else {
      try drawAll(plan.jobs, options)
    }
    // Who looks on wants to know that it is done, and where the pictures are.
    if !drawing.quiet, !drawing.verbose, Terminal() != nil { plan.tell() }
  }

  @discardableResult
  private func draw(_ job: OutputPlan.Job, _ common: RenderOptions, _ renderer: Renderer) throws -> Picture {
    let source = try job.input.read(base: drawing.base)
    let picture: Picture
    var options = common
    options.format = job.format
    do {
      picture = try renderer.render(source, options: options)
    } catch {
      throw Refusal.report(error)
    }
    if !drawing.quiet { Console.say(picture.findings) }
    try job.output.write(picture.bytes)
    if drawing.verbose { Console.say("\(job.input.path) → \(job.output.path)") }
    return picture
  }

  /// Draws several pictures on several threads. One that fails does not stop the others.
  private func drawAll(_ list: [OutputPlan.Job], _ options: RenderOptions) throws {
    let command = self
    let failures = Workers.run(count: list.count, workers: jobs) {
      Renderer(resources: command.drawing.resources)
    } work: { renderer, index -> Bool in
      do {
        try command.draw(list[index], options, renderer)
        return true
      } catch let failure as Failure {
        Console.say("menumock: \(failure.message)", .error)
        return false
      } catch {
        return false
      }
    }.count { !$0 }
    guard failures > 0 else { return }
    Console.say("menumock: \(failures) of \(list.count) pictures were not drawn", .error)
    throw ExitCode.found
  }
}
