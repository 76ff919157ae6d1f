import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "list",
    abstract: "Lists themes, symbols, fonts, colors, rules, or options.",
    discussion: """
      Symbols are listed with their aliases, and fonts with their files and whether they are installed. Options are \
      listed with their effective values in the current project and where they are set.

      Examples:
        menumock list symbols arrow
        menumock list symbols -o symbols.png
        menumock list colors --theme ios-18 -o colors.png
        menumock list fonts --json
        menumock list fonts --install
        menumock list options
      """)

  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case themes
    case symbols
    case fonts
    case colors
    case rules
    case options
  }

  @Argument(help: "Kind of objects to list.")
  var subject: Subject

  @Argument(help: "symbols: a search word, for names and meanings. options: the manifest.")
  var word: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "symbols, colors: draw them with their names as a sheet, and write it to this file.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(.platform) private var platform: Located<Setting>?

  @Option(.theme) private var theme: Located<Setting>?

  @Flag(help: "fonts: print the command that installs the missing ones.")
  var install = false

  @Option(help: "With --install: package manager of the command (default: this system's).")
  var system: TypefaceInstallation.System?

  @OptionGroup var project: ProjectArguments

  @OptionGroup var folders: ResourceArguments

  @Option(help: "symbols: appearance of the sheet.")
  var appearance = Appearance.light

  @Option(help: "symbols, colors: pixels per point of a PNG sheet, 1–4.")
  var scale = 2.0

  func validate() throws {
    guard (1...4).contains(scale) else { throw ValidationError("--scale: expected 1 to 4 pixels per point") }
    if output != nil, ![.symbols, .colors].contains(subject) {
      throw ValidationError("-o is for symbols and colors only")
    }
    if theme != nil || platform != nil, subject != .colors {
      throw ValidationError("--theme and --platform are for colors only")
    }
    if install, subject != .fonts { throw ValidationError("--install is for fonts only") }
    if system != nil, !install { throw ValidationError("--system requires --install") }
    if word != nil, subject != .symbols, subject != .options {
      throw ValidationError("a search word is for symbols only")
    }
  }

  mutating func run() throws {
    try folders.check()
    if subject == .rules { return try listRules() }
    if subject == .options { return try listOptions() }
    let resources = try resources()
    if install { return try printInstallation(resources) }
    let inventory = Inventory(resources: resources)
    if let word, inventory.symbols(matching: word).isEmpty {
      throw Failure(message: "no symbol found for \(Quotation.of(word))", status: .found)
    }
    if let output {
      let plan = try OutputPlan(files: [InputFile(path: "-")], output: output, format: nil, jobs: 1)
      guard let job = plan.jobs.first else { return }
      do {
        try job.output.write(try sheet(inventory, job.format))
      } catch let error as RenderError {
        throw ErrorReporter.report(error)
      }
      return
    }
    let entries: [Inventory.Entry] =
      switch subject {
      case .themes: inventory.themes
      case .symbols: inventory.symbols(matching: word)
      case .fonts: inventory.fonts
      case .colors: try colors(inventory)
      case .rules, .options: []
      }
    let text =
      json
      ? JSONWriter.text(of: .array(entries.map(\.json))) : entries.map { $0.line + "\n" }.joined()
    try Console.write(text.utf8)
  }

  private func sheet(_ inventory: Inventory, _ format: OutputFormat) throws(RenderError) -> [UInt8] {
    guard subject == .colors else {
      return try inventory.symbolSheet(format: format, matching: word, appearance: appearance, scale: scale)
    }
    return try inventory.colorSheet(of: requested.theme, platform: requested.platform, format: format, scale: scale)
  }

  private func colors(_ inventory: Inventory) throws -> [Inventory.Entry] {
    do throws(RenderError) {
      return try inventory.colors(of: requested.theme, platform: requested.platform)
    } catch {
      throw ErrorReporter.report(error)
    }
  }

  /// The theme whose colors are listed (default: the newest of the platform).
  private var requested: (theme: ThemeReference, platform: Platform) {
    let settings = Settings([platform, theme].compactMap(\.self))
    let platform = settings.platform ?? .iOS
    return (settings.theme ?? Inventory.newestTheme(of: platform), platform)
  }

  private func resources() throws -> Resources {
    guard let file = project.file else { return folders.resources }
    return folders.resources.adding(try Self.manifest(at: file).options(from: FileSystem.folder(of: file)))
  }

  /// Prints the command that installs the missing fonts; for all systems if the current one is unknown.
  private func printInstallation(_ resources: Resources) throws {
    let packages = Inventory(resources: resources).missingPackages
    guard !packages.isEmpty else { return Console.report("menumock: all fonts are installed") }
    let chosen = system ?? TypefaceInstallation.System.current
    for system in chosen.map({ [$0] }) ?? TypefaceInstallation.System.allCases {
      guard let line = TypefaceInstallation.line(for: packages, on: system) else { continue }
      try Console.write(((chosen == nil ? "\(line)  # \(system.rawValue)" : line) + "\n").utf8)
    }
  }

  private func listOptions() throws {
    let file = try word.map { name throws(Failure) in try ProjectManifest.path(name) } ?? project.file
    let manifest = try file.map { try Self.manifest(at: $0) }
    let entries = ProjectListing(manifest, given: ProjectOptions(folders.given)).entries
    let text =
      json
      ? JSONWriter.text(of: .array(entries.map(\.jsonNode))) : entries.map { $0.line + "\n" }.joined()
    try Console.write(text.utf8)
  }

  /// Reads a manifest without the files that it names.
  private static func manifest(at path: String) throws -> Manifest {
    let (manifest, diagnostics) = ManifestReader.read(
      try CommandInput.read(path), file: path == "-" ? "<stdin>" : path)
    guard let manifest else {
      Console.report(diagnostics)
      throw ExitCode.badInput
    }
    return manifest
  }

  private func listRules() throws {
    let rules = RuleName.allCases.map(\.rule)
    guard !json else { return try Console.write(JSONWriter.text(of: .array(rules.map(\.json))).utf8) }
    for rule in rules {
      let name = rule.name.rawValue
      let severity = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off")
      let gap = String(repeating: " ", count: max(1, 28 - name.utf8.count))
      try Console.write("\(name)\(gap)\(severity): \(rule.text.demand)\n".utf8)
    }
  }
}
