import MenuDocument
import MenuMockup
import MenuStrings
import MenuTheme
import MockupFiles
import MockupScene
import PositionedJSON

/// Expands a manifest into images, and collects all errors.
struct SetExpansion {
  struct ReadDocument {
    var path: String
    var own: Settings
    var frames: [(caption: String?, values: Settings, states: [PresentationState: String])]
    /// The states in which the document cannot be rendered, each with the reason.
    var states: [PresentationState: String] = [:]
    /// The fingerprint of the strings that the document uses, per string table.
    var usedStrings: [Fingerprint] = []
    var errors: [Diagnostic]
  }

  let manifest: Manifest
  let arguments: SetArguments
  let folder: String
  let commandLine: Settings
  let themes: ThemeLibrary
  var diagnostics: Diagnostics
  var fileProblems: [Diagnostic] = []
  private(set) var documents: [ReadDocument] = []
  private(set) var variants: [Variant] = []
  private var indices: [String: Int] = [:]
  private(set) var tables = SetTables()
  private var outputs: [String: Int] = [:]
  private var pool = VariantPool()
  private var collisions: OutputCollisions

  var hasErrors: Bool { diagnostics.hasErrors || fileProblems.contains { $0.severity == .error } }

  /// - Parameter themes: a cache of themes; `nil` for a new one.
  init(_ project: ReadProject, tables: SetTables = SetTables(), themes: ThemeLibrary? = nil) {
    manifest = project.manifest
    arguments = project.arguments
    diagnostics = project.diagnostics
    folder = FileSystem.folder(of: manifest.file)
    self.tables = tables
    collisions = OutputCollisions(template: manifest.output?.value)
    commandLine = arguments.settings
    self.themes = themes ?? ThemeLibrary(folders: arguments.resources.themeFolders)
  }

  mutating func run() {
    prepare()
    for entry in manifest.mockups {
      let inputs = inputs(of: entry)
      let plan = EntryPlan(entry, in: manifest)
      pool = VariantPool()
      guard plan.count <= Limit.setPictures.maximum,
        variants.count + plan.count * inputs.count <= Limit.setPictures.maximum
      else {
        diagnostics.report(at: entry.location, Limit.setPictures.error)
        return
      }
      for input in inputs {
        expand(input, plan)
        guard collisions.count <= Limit.setCollisions.maximum else {
          diagnostics.report(at: .root, Limit.setCollisions.error)
          return collisions.report(to: &diagnostics)
        }
      }
    }
    collisions.report(to: &diagnostics)
    if variants.isEmpty, !hasErrors { diagnostics.report(at: .root, "the set has no pictures") }
  }

  mutating func prepare() {
    checkFolders()
    readTables()
  }

  private mutating func checkFolders() {
    let options = manifest.options
    for written in options.searchFolders
    where !FileSystem.isFolder(FileSystem.path(written.value, in: folder)) {
      diagnostics.report(at: written.location, "the folder \(Quotation.of(written.value)) does not exist")
    }
    if let base = options[.base], let path = base.value.path,
      !FileSystem.isFolder(FileSystem.path(path, in: folder))
    {
      diagnostics.report(at: base.location, "the folder \(Quotation.of(path)) does not exist")
    }
  }

  private mutating func readTables() {
    tables = SetTables(arguments)
    for table in manifest.strings {
      let path = FileSystem.path(table.path.value, in: folder)
      guard let bytes = FileSystem.bytes(at: path) else {
        diagnostics.report(
          at: table.path.location,
          "the string table \(Quotation.of(table.path.value)) "
            + (FileSystem.exists(path) ? "cannot be read" : "does not exist"))
        continue
      }
      do throws(TranslationSource.Problem) {
        if let strings = try TranslationSource(bytes, path: path).table(for: table.locale.value) {
          tables.add(strings, for: table.locale.value)
        } else {
          diagnostics.report(
            at: table.path.location,
            "the catalog \(Quotation.of(table.path.value)) has no texts for \(Quotation.of(table.locale.value))")
        }
      } catch {
        fileProblems += error.diagnostics
      }
    }
  }

  /// Returns the documents of an entry relative to the manifest's folder; reports an entry without documents.
  private mutating func inputs(of entry: ManifestEntry) -> [String] {
    let pattern = PathPattern(text: entry.input.value)
    var files = manifest.inputs(of: entry)
    if pattern.isPattern {
      let invalid = pattern.invalidPaths(in: folder)
      for path in invalid {
        diagnostics.report(
          at: entry.input.location, "the name of \(Quotation.of(path)) is not UTF-8", help: "rename the file")
      }
      if files.isEmpty, invalid.isEmpty {
        diagnostics.report(at: entry.input.location, "no document matches \(Quotation.of(pattern.text))")
      }
    } else if files.isEmpty {
      diagnostics.report(at: entry.input.location, "the document \(Quotation.of(pattern.text)) does not exist")
    } else if FileSystem.isFolder(FileSystem.path(pattern.text, in: folder)) {
      diagnostics.report(
        at: entry.input.location, "\(Quotation.of(pattern.text)) is a folder", suggestion: pattern.text + "/*.json")
      files = []
    }
    return files
  }

  private mutating func document(_ input: String) -> ReadDocument {
    let path = FileSystem.path(input, in: folder)
    if let index = indices[path] { return documents[index] }
    var read = read(FileSystem.bytes(at: path), path)
    // Consecutive documents mostly have equal states; sharing them saves memory.
    if let last = documents.last, last.states == read.states { read.states = last.states }
    indices[path] = documents.count
    documents.append(read)
    return read
  }

  func read(_ bytes: [UInt8]?, _ path: String) -> ReadDocument {
    var found = Diagnostics(file: path)
    var read = ReadDocument(path: path, own: Settings(), frames: [], errors: [])
    if let bytes {
      let document = DocumentReader.read(bytes, diagnostics: &found)
      read.own = document?.settings ?? Settings()
      read.frames = document?.frames.map { ($0.caption, $0.settings, $0.document.problemsOfStates) } ?? []
      if let document, document.frames.isEmpty { read.states = document.problemsOfStates }
      if let document { read.usedStrings = tables.used(by: document) }
    } else {
      found.report(at: .root, "the document cannot be read")
    }
    read.errors = found.hasErrors ? found.inOrder : []
    return read
  }

  // MARK: Images

  private mutating func expand(_ input: String, _ plan: EntryPlan) {
    let document = document(input)
    var drawn: Set<[Setting]> = []
    let name = plan.entry.name ?? FileSystem.stem(of: input)
    // A line of a name could be a command of a workflow.
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      let message = "the name \(Quotation.of(name)) contains control characters"
      return diagnostics.report(at: plan.entry.location, message)
    }
    for index in 0..<plan.count {
      guard let choice = VariantChoice(plan, at: index, document, in: self, diagnostics: &diagnostics),
        // Combinations that differ only in keys without effect yield one image.
        drawn.insert(choice.axes + choice.values.inOrder).inserted, isSupported(choice, plan)
      else { continue }
      var options = choice.options(arguments, input: document.path, folder: folder)
      let table = tables.given(for: choice) ?? strings(for: choice)
      options.strings = table.map { tables.all[$0] }
      checkColors(choice)
      if let state = choice.written(.state), let problem = choice.problem(in: document) {
        diagnostics.report(at: state.location, "\(document.path): \(problem)")
      }
      let shared = pool.shared(options, axes: choice.axes, values: choice.values.inOrder, at: index)
      add(
        Variant(
          Variant.Values(
            name: name, input: document.path, axes: shared.axes, values: shared.values, sharedOptions: shared.options,
            usedStrings: table.flatMap { document.usedStrings.indices.contains($0) ? document.usedStrings[$0] : nil },
            output: output(name, choice, plan))), plan)
    }
  }

  private mutating func add(_ variant: Variant, _ plan: EntryPlan) {
    let location = manifest.output?.location ?? plan.entry.location
    if !FilePaths.staysInFolder(variant.output) {
      diagnostics.report(
        at: location, "the path \(Quotation.of(variant.output)) of \(variant.label) is outside of the output folder")
      return
    }
    let path = variant.output.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if let other = outputs[path] {
      collisions.add(variant, over: variants[other], path: path, at: location)
      return
    }
    outputs[path] = variants.count
    var variant = variant
    variant.output = path
    variants.append(variant)
  }

  /// Returns whether the combination can be rendered; reports it if not, unless unsupported combinations are skipped.
  mutating func isSupported(_ choice: VariantChoice, _ plan: EntryPlan) -> Bool {
    let values = choice.values
    if values.appearance == .auto, !choice.format.canFollowAppearance {
      let location = values[.appearance]?.location ?? plan.entry.location
      return reject("the appearance \"auto\" requires SVG or HTML, found \(choice.format.rawValue)", at: location)
    }
    let platform = values.platform ?? .iOS
    guard let theme = values.theme else { return true }
    // Errors of the document alone are reported when it is rendered.
    guard let location = (choice.written(.theme) ?? choice.written(.platform))?.location else { return true }
    var found = Diagnostics(file: manifest.file)
    let (loaded, problems) = themes.theme(
      Located(theme, at: location), folder: themeFolder(choice), platform: platform,
      diagnostics: &found)
    guard let loaded else {
      diagnostics.add(contentsOf: found.inOrder)
      for problem in problems where !fileProblems.contains(problem) { fileProblems.append(problem) }
      return false
    }
    guard !loaded.theme.platforms.contains(platform) else { return true }
    return reject("the theme \(Quotation.of(theme.text)) does not support \(platform.rawValue)", at: location)
  }

  /// Reports an unsupported combination, unless these are skipped.
  private mutating func reject(_ message: String, at location: SourceLocation) -> Bool {
    if !manifest.skipUnsupported { diagnostics.report(at: location, message) }
    return false
  }

  /// Returns the base folder of a theme path: the manifest's folder if the manifest sets it, else the document's
  /// folder.
  private func themeFolder(_ choice: VariantChoice) -> String {
    let isOfManifest = commandLine[.theme] == nil && choice.written(.theme) != nil
    return isOfManifest ? folder : arguments.base ?? FileSystem.folder(of: choice.input)
  }

  /// Reports colors of the manifest that the theme does not define.
  mutating func checkColors(_ choice: VariantChoice) {
    var wanted: [Located<ColorReference>] = []
    if let tint = choice.written(.tint), case .tint(let color) = tint.value {
      wanted.append(Located(color, at: tint.location))
    }
    if let background = choice.written(.background), case .background(.color(let color)) = background.value {
      wanted.append(Located(color, at: background.location))
    }
    guard !wanted.isEmpty else { return }
    let platform = choice.values.platform ?? .iOS
    var ignored = Diagnostics(file: "")
    let reference = choice.values.theme ?? ThemeReference(ThemeLibrary.newest(for: platform))
    let found = themes.theme(
      Located(reference, at: .root), folder: themeFolder(choice), platform: platform, diagnostics: &ignored)
    guard let loaded = found.theme else { return }
    let palette = Palette(
      theme: loaded.theme, appearance: choice.values.appearance == .dark ? .dark : .light,
      contrast: choice.values.contrast ?? .standard)
    for color in wanted {
      guard (try? palette.color(color.value)) == nil else { continue }
      diagnostics.report(
        at: color.location,
        "the theme \(Quotation.of(loaded.theme.name)) has no color \(Quotation.of(color.value.text))",
        suggestion: NearestName.find(color.value.text, among: loaded.theme.colors.keys.sorted()))
    }
  }

  /// Returns the index of the manifest's string table for an image; `nil` for the document's language.
  private mutating func strings(for choice: VariantChoice) -> Int? {
    guard let locale = choice.values.locale, locale.lowercased() != choice.sourceLocale.lowercased() else { return nil }
    let locales = manifest.strings.map(\.locale.value)
    guard let best = LanguageTag.best(for: locale, among: [choice.sourceLocale] + locales) else {
      // Documents and frames in another language contain their own texts.
      if let location = choice.written(.locale)?.location {
        diagnostics.report(
          at: location, "the set has no string table for the locale \(Quotation.of(locale))",
          suggestion: NearestName.find(locale, among: locales))
      }
      return nil
    }
    // An unreadable table has already been reported.
    return best == 0 ? nil : tables.index(of: locales[best - 1])
  }

  private func output(_ name: String, _ choice: VariantChoice, _ plan: EntryPlan) -> String {
    let template = manifest.output?.value ?? OutputTemplate(varying: plan.varyingKeys(of: choice.format))
    return template.path(name: name, format: choice.format) { choice.pathTexts(of: $0, defaults: plan.defaults) }
  }
}

extension MockupDocument {
  /// The states in which the document cannot be rendered, each with the reason.
  fileprivate var problemsOfStates: [PresentationState: String] {
    Dictionary(
      uniqueKeysWithValues: PresentationState.allCases.compactMap { state in problem(in: state).map { (state, $0) } })
  }
}
