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

  @Flag(help: "Draw again whenever something that is read changes, until Ctrl-C.")
  var watch = false

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    guard !inputs.isEmpty else { throw ValidationError("an input is missing") }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    if watch, inputs.contains("-") || output == "-" { throw ValidationError("--watch goes with files") }
  }

  mutating func run() throws {
    if watch { try watchAndDraw() }
    _ = try draw(only: nil)
  }

  /// Plans all pictures and draws them, or those of some documents.
  ///
  /// - Parameter isWanted: which pictures are drawn; `nil` for all.
  /// - Returns: the files that each picture was made from besides its document.
  func draw(only isWanted: ((OutputPlan.Job) -> Bool)?) throws -> [String: [String]] {
    let files = try InputFile.list(inputs)
    let plan = try OutputPlan(
      files: files, output: output, format: drawing.settings.format, jobs: inputs.count, alt: alt, legend: legend)
    if drawing.settings.appearance == .auto, plan.jobs.contains(where: { !$0.format.canFollowAppearance }) {
      throw ValidationError("--appearance auto is for SVG and HTML only")
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
    options.listsInputs = watch
    try plan.prepare()
    if plan.jobs.count == 1, let job = plan.jobs.first {
      let picture = try draw(job, options, Renderer(resources: drawing.resources))
      try plan.alt?.write(Array((picture.description + "\n").utf8))
      try plan.legend?.write(Array(picture.legend.markdown.utf8))
      tell(plan)
      return [job.input.path: picture.inputs]
    }
    let inputs = try drawAll(plan.jobs.filter { isWanted?($0) ?? true }, options)
    tell(plan)
    return inputs
  }

  /// Says where the pictures are: who looks on wants to know that it is done.
  private func tell(_ plan: OutputPlan) {
    if !drawing.quiet, !drawing.verbose, Terminal() != nil { plan.tell() }
  }

  /// Draws, and draws again whatever a change concerns.
  private func watchAndDraw() throws -> Never {
    var inputs: [String: [String]] = [:]
    var failed: Set<String> = []
    let common = self.inputs + [drawing.strings].compactMap(\.self) + drawing.folders
    try WatchLoop(isQuiet: drawing.quiet).run(first: common) { changed in
      let files = (try? InputFile.list(self.inputs)) ?? []
      let isAll =
        changed.map { paths in
          let shared = Set(([drawing.strings].compactMap(\.self) + drawing.folders).map(WatchLoop.place))
          return !shared.isDisjoint(with: paths) || paths.contains { shared.contains(FileSystem.folder(of: $0)) }
        } ?? true
      func concerns(_ path: String) -> Bool {
        guard !isAll, let changed, !failed.contains(path), let known = inputs[path] else { return true }
        return !changed.isDisjoint(with: Set(([path] + known).map(WatchLoop.place)))
      }
      let concerned = files.map(\.path).filter(concerns)
      var round = WatchLoop.Round()
      do {
        let drawn = try draw { concerns($0.input.path) }
        for path in concerned { inputs[path] = drawn[path] ?? inputs[path] }
        failed.subtract(concerned)
        failed.formUnion(concerned.filter { drawn[$0] == nil })
      } catch let failure as Failure {
        Console.say("menumock: \(failure.message)", .error)
        failed.formUnion(concerned)
      } catch is ExitCode {
        failed.formUnion(concerned)
      }
      round.isGood = failed.isEmpty && !files.isEmpty
      round.read(common)
      for file in files { round.read([file.path] + (inputs[file.path] ?? [])) }
      round.wrote([alt, legend].compactMap(\.self))
      let plan = try? OutputPlan(files: files, output: output, format: drawing.settings.format, jobs: self.inputs.count)
      round.wrote(plan?.jobs.map(\.output.path) ?? [])
      return round
    }
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
  ///
  /// - Returns: the files that each picture was made from besides its document; with `--watch` also where some failed.
  private func drawAll(_ list: [OutputPlan.Job], _ options: RenderOptions) throws -> [String: [String]] {
    let command = self
    let results = Workers.run(count: list.count, workers: jobs) {
      Renderer(resources: command.drawing.resources)
    } work: { renderer, index -> [String]? in
      do {
        return try command.draw(list[index], options, renderer).inputs
      } catch let failure as Failure {
        Console.say("menumock: \(failure.message)", .error)
        return nil
      } catch {
        return nil
      }
    }
    let failures = results.count { $0 == nil }
    if failures > 0 {
      Console.say("menumock: \(failures) of \(list.count) pictures were not drawn", .error)
      guard watch else { throw ExitCode.found }
    }
    var inputs: [String: [String]] = [:]
    for (job, result) in zip(list, results) { inputs[job.input.path] = result }
    return inputs
  }
}
