public import MenuDocument
import MenuTheme
import MockupCairo
import MockupScene
import MockupSymbols
import MockupText
import MockupThemes
public import PositionedJSON

/// The available themes, symbols, and typefaces.
public struct Inventory {
  /// One theme, symbol, typeface, or color.
  public struct Entry: Sendable {
    /// One line of text for people.
    public var line: String
    /// The entry as JSON.
    public var json: JSONNode
  }

  let resources: Resources

  var fontFolders: [String] { resources.fontFolders }
  var themeFolders: [String] { resources.themeFolders }

  /// Creates an inventory of the built-in and the given resources.
  public init(resources: Resources = Resources()) {
    self.resources = resources
  }

  /// The themes, sorted by name.
  public var themes: [Entry] {
    let library = ThemeLibrary(folders: resources.themeFolders)
    return library.names.compactMap { name in
      let reference = Located(ThemeReference.named(name), at: .root)
      // A brand has another base on each platform.
      var themes: [Theme] = []
      var platforms: [String] = []
      for platform in Platform.allCases {
        var diagnostics = Diagnostics(file: name)
        let found = library.theme(reference, folder: ".", platform: platform, diagnostics: &diagnostics)
        guard let theme = found.theme?.theme else { continue }
        themes.append(theme)
        if theme.platforms.contains(platform) { platforms.append(platform.rawValue) }
      }
      guard let theme = themes.first else { return nil }
      return Entry(
        line: "\(name)  \(platforms.joined(separator: ", "))  \(theme.title)",
        json: .object([
          ("name", .string(name)), ("title", .string(theme.title)),
          ("platforms", .array(platforms.map { .string($0) })),
        ]))
    }
  }

  /// The names that editors complete in documents, manifests, and themes: symbols, themes, and theme colors.
  public var schemaNames: SchemaNames {
    let symbols = SymbolLibrary.standard(folders: resources.symbolFolders)
    let library = ThemeLibrary(folders: resources.themeFolders)
    var colors: Set<String> = []
    for platform in Platform.allCases {
      var ignored = Diagnostics(file: "")
      let newest = Located(ThemeReference(ThemeLibrary.newest(for: platform)), at: .root)
      let found = library.theme(newest, folder: ".", platform: platform, diagnostics: &ignored)
      colors.formUnion((found.theme?.theme.colors.keys).map(Array.init) ?? [])
    }
    return SchemaNames(
      symbols: (symbols.drawingNames + symbols.aliases.keys).sorted(), themes: library.names, colors: colors.sorted())
  }

  /// The JSON Schema (draft 2020-12) of documents, with all available names.
  public var documentSchema: JSONNode { MockupDocument.schema(offering: schemaNames) }

  /// The JSON Schema (draft 2020-12) of manifests, with all available names.
  public var manifestSchema: JSONNode { Manifest.schema(offering: schemaNames) }

  /// The JSON Schema (draft 2020-12) of themes, with all available names.
  public var themeSchema: JSONNode { Theme.schema(offering: schemaNames, examplesFrom: Self.builtInThemes) }

  /// The built-in theme files; the base theme comes last.
  private static var builtInThemes: [JSONNode] {
    let roots = Themes.names.compactMap { Themes.contents(of: $0).flatMap { JSONReading($0).root } }
    return roots.filter { $0["extends"] != nil } + roots.filter { $0["extends"] == nil }
  }

  /// Returns the problems of a theme file, and of the themes that it extends, on all its platforms.
  ///
  /// - Parameters:
  ///   - path: the theme file.
  ///   - missingTypeface: how to report missing typeface families.
  public func problems(ofThemeFile path: String, missingTypeface: MissingPolicy = .error) -> [Diagnostic] {
    let engine = Backends(fontFolders: fontFolders)
    let library = ThemeLibrary(folders: resources.themeFolders)
    var problems: [Diagnostic] = []
    func read(_ platform: Platform) {
      var diagnostics = Diagnostics(file: path)
      let found = library.theme(
        Located(.file(path), at: .root), folder: ".", platform: platform, diagnostics: &diagnostics)
      let missing = found.theme?.theme.typeface.flatMap { typeface in
        missingTypeface.severity.flatMap { engine.missingTypeface(of: typeface, $0) }
      }
      for problem in diagnostics.inOrder + found.problems + [missing].compactMap({ $0 })
      where !problems.contains(problem) { problems.append(problem) }
    }
    // A theme can have another base on each platform.
    for platform in Platform.allCases { read(platform) }
    return problems
  }

  /// The symbols, sorted by name, with their aliases.
  public var symbols: [Entry] { symbols(matching: nil) }

  /// Returns the symbols that match a word by name, alias, or meaning, best match first.
  ///
  /// - Parameter word: `nil` for all symbols, sorted by name.
  public func symbols(matching word: String?) -> [Entry] {
    let library = SymbolLibrary.standard(folders: resources.symbolFolders)
    var others: [String: [String]] = [:]
    for (alias, name) in library.aliases.sorted(by: { $0.key < $1.key }) { others[name, default: []].append(alias) }
    return (word.map(library.search) ?? library.drawingNames).map { name in
      let aliases = others[name] ?? []
      return Entry(
        line: aliases.isEmpty ? name : "\(name)  also \(aliases.joined(separator: ", "))",
        json: .object([("name", .string(name)), ("aliases", .array(aliases.map { .string($0) }))]))
    }
  }

  /// Returns a sheet of symbols with their names, each in three weights at menu size.
  ///
  /// - Parameters:
  ///   - format: the format of the sheet.
  ///   - word: a filter, as in ``symbols(matching:)``.
  ///   - appearance: light or dark.
  ///   - scale: pixels per point of a PNG.
  /// - Throws: ``RenderError`` if a symbol cannot be read.
  public func symbolSheet(
    format: OutputFormat, matching word: String? = nil, appearance: Appearance = .light, scale: Double = 2
  ) throws(RenderError) -> [UInt8] {
    let library = SymbolLibrary.standard(folders: resources.symbolFolders)
    let engine = Backends(fontFolders: resources.fontFolders)
    let sheet = SymbolSheet(shaper: engine.shaper, appearance: appearance)
    var symbols: [[SymbolShape]] = []
    for name in word.map(library.search) ?? library.drawingNames {
      do {
        var shapes: [SymbolShape] = []
        for weight in SymbolSheet.weights { shapes.append(try library.symbol(name, SymbolDesign(weight: weight))) }
        symbols.append(shapes)
      } catch {
        throw .engine("the symbol \(name) cannot be read: \(error)")
      }
    }
    return try engine.encode(sheet.scene(symbols), as: format, scale: scale).bytes
  }
}
