/// The symbols of the program and the user; the user's take precedence.
///
/// A symbol is read on first use and cached until its file changes. Not thread-safe: use one library per thread.
public final class SymbolLibrary {
  /// A source of symbols.
  public struct Source {
    /// Returns the sorted names; called only for searches and listings.
    public var names: () -> [String]
    /// Whether files can change while the library is used.
    public var canChange: Bool
    /// The folder of the files, for messages.
    public var folder: String
    /// Returns the file of a symbol; `nil` for an unknown name. Throws for an unreadable file.
    public var file: (String) throws(SymbolProblem) -> [UInt8]?

    /// Creates a source.
    public init(
      names: @autoclosure @escaping () -> [String], canChange: Bool = false, folder: String,
      file: @escaping (String) throws(SymbolProblem) -> [UInt8]?
    ) {
      self.names = names
      self.canChange = canChange
      self.folder = folder
      self.file = file
    }
  }

  /// The reason why a symbol is unavailable.
  public enum Problem: Error, Hashable {
    case unknown
    /// The file is invalid; the message names file, line, and column.
    case unreadable(SymbolProblem)
  }

  private struct Name: Hashable {
    var name: String
    var design: SymbolDesign
  }

  private struct CachedSymbol {
    var shape: SymbolShape
    /// The files read and the files found missing; empty if they cannot change.
    var files: [String: [UInt8]?] = [:]
    /// The user's files among them that contribute to the symbol.
    var own: [String: [UInt8]] = [:]
  }

  private let sources: [Source]
  private let canChange: Bool
  /// Aliases of symbols; read when a name has no drawing.
  public private(set) lazy var aliases = readAliases()
  private let readAliases: () -> [String: String]
  /// The symbols that words may mean, the best first; read when a name is unknown.
  public private(set) lazy var meanings = readMeanings()
  private let readMeanings: () -> [String: [String]]
  private var known: [Name: CachedSymbol] = [:]
  /// The files looked up for the current symbol.
  private var lookups: [String: [UInt8]?] = [:]
  /// The user's files that the current symbol uses.
  private var drawn: [String: [UInt8]] = [:]

  /// Creates a library; the first source with a name takes precedence.
  ///
  /// - Parameters:
  ///   - sources: where drawings come from, highest precedence first.
  ///   - aliases: returns aliases of symbols; called on demand.
  ///   - meanings: returns the symbols that words may mean; called on demand.
  public init(
    sources: [Source], aliases: @escaping () -> [String: String],
    meanings: @escaping () -> [String: [String]] = { [:] }
  ) {
    self.sources = sources
    canChange = sources.contains { $0.canChange }
    readAliases = aliases
    readMeanings = meanings
  }

  /// All names and aliases, sorted and unique.
  public var names: [String] { canChange ? readNames() : unchangingNames }
  private lazy var unchangingNames = readNames()

  private func readNames() -> [String] { Set(sources.flatMap { $0.names() } + aliases.keys).sorted() }

  /// The names of all drawings without aliases, sorted and unique.
  public var drawingNames: [String] {
    Set(sources.flatMap { $0.names() }).sorted()
  }

  /// Returns a drawn symbol, or one composed by its name, such as `heart.badge.plus`.
  ///
  /// - Parameters:
  ///   - name: the name, as in documents.
  ///   - design: the weight and scale, which determine the width of lines, dots, gaps, and badges.
  public func symbol(_ name: String, _ design: SymbolDesign = SymbolDesign()) throws(Problem) -> SymbolShape {
    var files: [String: [UInt8]] = [:]
    return try symbol(name, design, addingFilesTo: &files)
  }

  /// Returns a symbol and records its files.
  ///
  /// - Parameters:
  ///   - name: the symbol's name or an alias.
  ///   - design: weight and scale.
  ///   - files: receives the user's files that the symbol uses, by name without extension.
  public func symbol(
    _ name: String, _ design: SymbolDesign, addingFilesTo files: inout [String: [UInt8]]
  ) throws(Problem) -> SymbolShape {
    let key = Name(name: name, design: design)
    if let cached = known[key], !canChange || cached.files.allSatisfy({ (try? file($0.key)?.bytes) == .some($0.value) })
    {
      for (name, file) in cached.own { files[name] = file }
      return cached.shape
    }
    lookups = [:]
    drawn = [:]
    var shape = try drawing(name)?.drawn(as: design)
    if shape == nil { shape = try composed(name, design) }
    guard let shape else { throw .unknown }
    known[key] = CachedSymbol(shape: shape, files: canChange ? lookups : [:], own: drawn)
    for (name, file) in drawn { files[name] = file }
    return shape
  }

  /// Returns whether a symbol can be drawn or composed.
  public func contains(_ name: String) -> Bool {
    isDrawn(name) || SymbolGrammar(isDrawn: isDrawn).composition(name) != nil
  }

  /// Returns a composed symbol; `nil` if the name does not parse.
  private func composed(_ name: String, _ design: SymbolDesign) throws(Problem) -> SymbolShape? {
    guard let composition = SymbolGrammar(isDrawn: isDrawn).composition(name) else { return nil }
    let composer = SymbolComposer(pen: SymbolPen(design)) { [self] (part: String) throws(Problem) in
      guard let shape = try drawing(part) else { throw .unknown }
      return shape.drawn(as: design)
    }
    guard var shape = try composer.shape(composition), !shape.elements.isEmpty else { return nil }
    shape.name = name
    return shape
  }

  /// Returns the drawing of a name or alias; `nil` if there is none.
  private func drawing(_ name: String) throws(Problem) -> SymbolShape? {
    var found = try found(name)
    if found == nil, let other = aliases[name] { found = try self.found(other) }
    guard let file = found else { return nil }
    if file.isOwn { drawn[file.name] = file.bytes }
    do {
      return try SymbolReader.read(file.bytes, name: name)
    } catch {
      let (line, column) = error.position(in: file.bytes)
      throw .unreadable(
        SymbolProblem(
          message: "\(file.path):\(line):\(column): \(error.message)", offset: error.offset, help: error.help))
    }
  }

  /// Returns whether a name or alias has a file, even an unreadable one.
  private func isDrawn(_ name: String) -> Bool {
    func hasFile(_ name: String) -> Bool {
      do {
        return try found(name) != nil
      } catch {
        return true
      }
    }
    return hasFile(name) || aliases[name].map(hasFile) ?? false
  }

  /// Looks up the file of a name and records the lookup.
  private func found(_ name: String) throws(Problem) -> File? {
    let file = try file(name)
    if canChange { lookups[name] = .some(file?.bytes) }
    return file
  }

  private struct File {
    var name: String
    var path: String
    var bytes: [UInt8]
    var isOwn: Bool
  }

  private func file(_ name: String) throws(Problem) -> File? {
    for source in sources {
      let path = source.folder + "/" + name + ".svg"
      do {
        if let bytes = try source.file(name) {
          return File(name: name, path: path, bytes: bytes, isOwn: source.canChange)
        }
      } catch {
        throw .unreadable(
          SymbolProblem(message: "\(path): \(error.message)", offset: error.offset, help: error.help))
      }
    }
    return nil
  }
}
