import ArgumentParser
import MenuDescriptions
import MenuDocument
import MenuImport
import MenuLint
import MenuMockup
import MenuStrings
import MockupFiles
import MockupSets
import PositionedJSON

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "render",
    abstract: "Renders mockups.",
    discussion: """
      With one input, -o is a folder, or a file whose extension sets the format. With several inputs, or a folder of \
      them, -o, --alt, and --legend are folders; -o can also be a PDF, which gets a page per input. Without -o, \
      menumock writes each picture next to its document. Options override the nearest menumock.json.

      Examples:
        menumock render menu.json -o menu.png
        menumock render menus/ -o pictures/ -f svg
        menumock render menu.json --appearance dark --scale 3
        menumock render open.json closed.json -o both.pdf
        menumock render App/ --menu NoteRow -o menu.png
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents or folders of them; with --menu, Swift sources, XIBs, and storyboards; - for standard input.",
      valueName: "input"),
    completion: .documents)
  var inputs: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file or folder.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Menu of the source code to render: its name in import --list, its type, or its title.", valueName: "name"))
  var menu: String?

  @Option(.jobs, name: .shortAndLong)
  var jobs: ProjectOption?

  @Option(
    help: ArgumentHelp(
      "Write the alt text to a file; for several pictures, to a folder.", valueName: "file"),
    completion: .file())
  var alt: String?

  @Option(
    help: ArgumentHelp(
      "Write the callouts as a Markdown list to a file; for several pictures, to a folder.", valueName: "file"),
    completion: .file())
  var legend: String?

  @Flag(help: "Draw a numbered callout at each lint finding; --legend writes the explanations.")
  var annotateFindings = false

  @Flag(help: "Render again whenever an input file changes, until Ctrl-C.")
  var watch = false

  @OptionGroup
  var project: ProjectArguments

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    guard !inputs.isEmpty else { throw ValidationError("missing argument <input>") }
    if watch, menu != nil { throw ValidationError("--watch cannot be used with --menu") }
    if watch, ExecutionContext.current.capturedOutput != nil {
      throw ValidationError("--watch cannot be used in a worker, because it never ends")
    }
    if watch, inputs.contains("-") || output == "-" {
      throw ValidationError("--watch cannot be used with standard input and output")
    }
  }

  mutating func run() throws {
    if watch { try watchAndDraw() }
    _ = try draw(only: nil)
  }

  /// - Parameter isWanted: selects images; `nil` draws all.
  /// - Returns: the inputs of each image besides its document.
  func draw(only isWanted: ((OutputPlan.Job) -> Bool)?) throws -> [String: [String]] {
    // Created once, so that an error in an option or in the project is reported once.
    let context = try context()
    var plan = try plan(try inputFiles(), context)
    if drawing.settings.appearance == .auto, plan.jobs.contains(where: { !$0.format.canFollowAppearance }) {
      throw ValidationError("--appearance auto requires SVG or HTML")
    }
    if output == nil, plan.jobs.contains(where: { $0.output.path == "-" && $0.format != .svg }),
      Terminal(output: true) != nil
    {
      throw ValidationError(
        "standard output is a terminal\nhelp: name a file with -o, or use -o - to write to the terminal")
    }
    var claims = context.claims
    claims.read(drawing.strings, as: "a string table")
    plan.claim(&claims, base: context.base, settings: drawing.settings)
    try claims.checkArguments()
    try plan.prepare()
    if plan.jobs.count == 1, let job = plan.jobs.first {
      let inputs = try draw(job, context, Renderer(resources: context.resources), ReportedDiagnostics())
      printSummary(plan)
      return [job.input.path: inputs]
    }
    if plan.isOneFile {
      let inputs = try drawPages(plan.jobs, context)
      printSummary(plan)
      return inputs
    }
    let inputs = try drawAll(plan.jobs.filter { isWanted?($0) ?? true }, context)
    printSummary(plan)
    return inputs
  }

  private func inputFiles() throws -> [InputFile] {
    guard let menu else {
      if let source = inputs.first(where: { !FileSystem.isFolder($0) && SourceMenus.areIn($0) }) {
        throw Failure(
          message: "\(source): expected a document, found source code",
          help: "name a menu with --menu; menumock import \(source) --list shows the names", status: .badInput)
      }
      return try InputFile.documents(inputs)
    }
    guard inputs.allSatisfy(SourceMenus.areIn) else {
      throw ValidationError("--menu requires Swift sources, XIBs, storyboards, or folders of them")
    }
    let menus = try SourceMenus(inputs)
    Console.report(menus.set.diagnostics.filter { $0.severity == .error })
    let found = menus.set.documents(named: menu)
    guard let first = found.first else {
      let nearest = NearestName.find(MenuNames.word(menu), among: menus.set.documents.map(\.name))
      throw Failure(
        message: "unknown menu \(Quotation.of(menu))",
        help: nearest.map { "did you mean \(Quotation.of($0))?" } ?? "menumock import --list shows the names",
        status: .noInput)
    }
    let goesToFolder = output.map { $0.hasSuffix("/") || FileSystem.isFolder($0) } ?? false
    guard found.count == 1 || goesToFolder else {
      throw Failure(
        message: "\(Quotation.of(menu)) names \(found.count) menus: \(found.map(\.name).joined(separator: ", "))",
        help: "name one of them, such as --menu \(first.name)", status: .noInput)
    }
    if !drawing.quiet { Console.report(found.flatMap { $0.menu.allPlaceholders.map(\.diagnostic) }) }
    return found.map { InputFile(path: $0.file, bytes: ImportedMenu.text(of: menus.set.withFiles($0))) }
  }

  private func context() throws -> DrawingContext { try drawing.context(project: project.file) }

  private func plan(_ files: [InputFile], _ context: DrawingContext) throws -> OutputPlan {
    try OutputPlan(
      files: files, output: output, format: drawing.settings.format, standard: context.standardFormat ?? .standard,
      jobs: inputs.count, alt: alt, legend: legend)
  }

  private func printSummary(_ plan: OutputPlan) {
    if !drawing.quiet, !drawing.verbose, Terminal() != nil { plan.printSummary() }
  }

  private func watchAndDraw() throws -> Never {
    var inputs: [String: [String]] = [:]
    var failed: Set<String> = []
    // The inputs that all images share; drawing reports the errors of a project.
    func shared() -> [String] {
      let project = (try? context())?.project
      let own = [drawing.strings].compactMap(\.self) + drawing.folders
      guard let project else { return own + [self.project.file].compactMap(\.self) }
      return own + project.files + project.options.searchFolders.map(\.value)
    }
    let named = self.inputs + [drawing.strings].compactMap(\.self) + drawing.folders
    try WatchLoop(isQuiet: drawing.quiet).run(named: named, first: shared()) { changed in
      let files = (try? InputFile.documents(self.inputs)) ?? []
      let isAll =
        changed.map { paths in
          let shared = Set(shared().map(WatchLoop.canonicalPath))
          return !shared.isDisjoint(with: paths) || paths.contains { shared.contains(FileSystem.folder(of: $0)) }
        } ?? true
      func concerns(_ path: String) -> Bool {
        guard !isAll, let changed, !failed.contains(path), let known = inputs[path] else { return true }
        return !changed.isDisjoint(with: Set(([path] + known).map(WatchLoop.canonicalPath)))
      }
      let concerned = files.map(\.path).filter(concerns)
      var round = WatchLoop.Iteration()
      do {
        let drawn = try draw { concerns($0.input.path) }
        for path in concerned { inputs[path] = drawn[path] ?? inputs[path] }
        failed.subtract(concerned)
        failed.formUnion(concerned.filter { drawn[$0] == nil })
      } catch let failure as Failure {
        Console.report(failure)
        failed.formUnion(concerned)
      } catch is ExitCode {
        failed.formUnion(concerned)
      }
      round.isGood = failed.isEmpty && !files.isEmpty
      round.read(self.inputs + shared())
      for file in files { round.read([file.path] + (inputs[file.path] ?? [])) }
      let jobs = (try? plan(files, context()))?.jobs ?? []
      round.wrote(jobs.flatMap { [$0.output.path, $0.alt?.path, $0.legend?.path].compactMap(\.self) })
      return round
    }
  }

  /// Draws an image and writes its texts.
  ///
  /// - Parameter reported: the diagnostics already reported.
  /// - Returns: the inputs besides the document.
  private func draw(
    _ job: OutputPlan.Job, _ context: DrawingContext, _ renderer: Renderer, _ reported: ReportedDiagnostics
  ) throws -> [String] {
    let prepared = try prepare(job, context, renderer, reported)
    let picture: Picture
    do throws(RenderError) {
      picture = try renderer.encode(prepared)
    } catch {
      throw ErrorReporter.report(error, reported)
    }
    try job.output.write(picture.bytes)
    try finish(job, alt: picture.description, legend: picture.legend)
    return picture.inputs
  }

  /// Draws images as pages of one PDF; all are checked before it is written.
  private func drawPages(_ list: [OutputPlan.Job], _ context: DrawingContext) throws -> [String: [String]] {
    let renderer = Renderer(resources: context.resources)
    let reported = ReportedDiagnostics()
    var pages: [PreparedImage] = []
    var failures = 0
    for job in list {
      do {
        pages.append(try prepare(job, context, renderer, reported))
      } catch let failure as Failure {
        Console.report(failure)
        failures += 1
      } catch {
        failures += 1
      }
    }
    guard failures == 0, let first = list.first else {
      Console.report("menumock: \(failures) of \(list.count) pages were not rendered", .error)
      throw ExitCode.found
    }
    let file: [UInt8]
    do throws(RenderError) {
      file = try renderer.encode(pages: pages)
    } catch {
      throw ErrorReporter.report(error, reported)
    }
    try first.output.write(file)
    var inputs: [String: [String]] = [:]
    for (job, page) in zip(list, pages) {
      try finish(job, alt: page.description, legend: page.legend)
      inputs[job.input.path] = watch ? renderer.inputs(of: page) : []
    }
    return inputs
  }

  private func prepare(
    _ job: OutputPlan.Job, _ context: DrawingContext, _ renderer: Renderer, _ reported: ReportedDiagnostics
  ) throws -> PreparedImage {
    let source = try job.input.read(base: context.base)
    var options = try context.options(for: source, as: job.format, by: renderer)
    if annotateFindings {
      options.annotatesFindings = true
      options.lint = RuleSelection()
    }
    options.listsInputs = watch
    do throws(RenderError) {
      let prepared = try renderer.prepare(source, options: options)
      if !drawing.quiet { Console.report(prepared.findings) }
      return prepared
    } catch {
      throw ErrorReporter.report(error, reported)
    }
  }

  private func finish(_ job: OutputPlan.Job, alt: String, legend: Legend) throws {
    try job.alt?.write(Array((alt + "\n").utf8))
    try job.legend?.write(Array(legend.markdown.utf8))
    if drawing.verbose { Console.report("\(job.input.path) → \(job.output.path)") }
  }

  /// Draws images on several threads; a failed one does not stop the others.
  ///
  /// - Returns: the inputs of each image besides its document; with `--watch`, also if some failed.
  private func drawAll(_ list: [OutputPlan.Job], _ context: DrawingContext) throws -> [String: [String]] {
    let command = self
    let reported = ReportedDiagnostics()
    let results = Workers.run(count: list.count, workers: jobs?.integer ?? context.jobs) {
      Renderer(resources: context.resources)
    } work: { renderer, index -> [String]? in
      do {
        return try command.draw(list[index], context, renderer, reported)
      } catch let failure as Failure {
        Console.report(failure)
        return nil
      } catch {
        return nil
      }
    }
    let failures = results.count { $0 == nil }
    if failures > 0 {
      Console.report("menumock: \(failures) of \(list.count) pictures were not rendered", .error)
      guard watch else { throw ExitCode.found }
    }
    var inputs: [String: [String]] = [:]
    for (job, result) in zip(list, results) { inputs[job.input.path] = result }
    return inputs
  }
}
