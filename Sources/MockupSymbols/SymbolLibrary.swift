/// The symbols there are: those of the program, and a user's own, which come first.
///
/// A symbol is read when it is first asked for, and then kept as long as its file is the same; one library serves one
/// thread.
public final class SymbolLibrary {
  /// One place that symbols come from.
  public struct Source {
    /// The names of its symbols, sorted; asked for only by who searches or lists.
    public var names: () -> [String]
    /// Whether its files may become others while the library is used.
    public var canChange: Bool
    /// The folder of its files, as it is to be shown in messages.
    public var folder: String
    /// The file of a symbol; `nil` where there is none of that name. Throws for one that cannot be read.
    public var file: (String) throws(SymbolProblem) -> [UInt8]?

    /// A source from its parts.
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

  /// Why there is no symbol.
  public enum Problem: Error, Hashable {
    /// No symbol is called so.
    case unknown
    /// Its file is no symbol; the message tells file, line and column.
    case unreadable(SymbolProblem)
  }

  /// What a symbol is asked for by.
  private struct Name: Hashable {
    var name: String
    var design: SymbolDesign
  }

  /// A symbol that was read or composed.
  private struct Kept {
    var shape: SymbolShape
    /// The files that it came from, and those that were looked for; none where these cannot have changed.
    var files: [String: [UInt8]?] = [:]
    /// Those of them that are a user's own, and were drawn from.
    var own: [String: [UInt8]] = [:]
  }

  private let sources: [Source]
  private let canChange: Bool
  /// Other names for symbols; read when a name is no drawing's own.
  public private(set) lazy var aliases = readAliases()
  private let readAliases: () -> [String: String]
  /// What words mean: the symbols that a word may stand for, the best first; read when a name is not known.
  public private(set) lazy var meanings = readMeanings()
  private let readMeanings: () -> [String: [String]]
  private var known: [Name: Kept] = [:]
  /// The files that were looked for on the way to one symbol.
  private var asked: [String: [UInt8]?] = [:]
  /// A user's own files that the symbol is drawn from.
  private var drawn: [String: [UInt8]] = [:]

  /// A library over sources; the first that has a name wins.
  ///
  /// - Parameters:
  ///   - sources: where symbols are looked for.
  ///   - aliases: gives other names for symbols, when they are needed.
  ///   - meanings: gives the symbols that words stand for, when they are needed.
  public init(
    sources: [Source], aliases: @escaping () -> [String: String],
    meanings: @escaping () -> [String: [String]] = { [:] }
  ) {
    self.sources = sources
    canChange = sources.contains(where: \.canChange)
    readAliases = aliases
    readMeanings = meanings
  }

  /// All names, aliases included, sorted and each once.
  public var names: [String] {
    Set(sources.flatMap { $0.names() } + aliases.keys).sorted()
  }

  /// The names of all drawings, without aliases, sorted and each once.
  public var drawingNames: [String] {
    Set(sources.flatMap { $0.names() }).sorted()
  }

  /// The symbol of a name: a drawing, or composed from drawings by what the name says, as in `heart.badge.plus`.
  ///
  /// - Parameters:
  ///   - name: as documents write it.
  ///   - design: weight and scale, which decide how thick lines, dots, gaps and badges are.
  public func symbol(_ name: String, _ design: SymbolDesign = SymbolDesign()) throws(Problem) -> SymbolShape {
    var files: [String: [UInt8]] = [:]
    return try symbol(name, design, addingFilesTo: &files)
  }

  /// The symbol of a name, as above.
  ///
  /// - Parameter files: takes the user's own files that the symbol is drawn from, by name without ending.
  public func symbol(
    _ name: String, _ design: SymbolDesign, addingFilesTo files: inout [String: [UInt8]]
  ) throws(Problem) -> SymbolShape {
    let key = Name(name: name, design: design)
    if let kept = known[key], !canChange || kept.files.allSatisfy({ (try? file($0.key)?.bytes) == .some($0.value) }) {
      if !kept.own.isEmpty { files.merge(kept.own) { _, new in new } }
      return kept.shape
    }
    asked = [:]
    drawn = [:]
    var shape = try drawing(name)?.drawn(as: design)
    if shape == nil { shape = try composed(name, design) }
    guard let shape else { throw .unknown }
    known[key] = Kept(shape: shape, files: canChange ? asked : [:], own: drawn)
    files.merge(drawn) { _, new in new }
    return shape
  }

  /// Whether there is a symbol of a name, drawn or composed.
  public func knows(_ name: String) -> Bool {
    isDrawn(name) || SymbolGrammar(isDrawn: isDrawn).recipe(name) != nil
  }

  /// A symbol made as its name says; `nil` where the name says nothing.
  private func composed(_ name: String, _ design: SymbolDesign) throws(Problem) -> SymbolShape? {
    guard let recipe = SymbolGrammar(isDrawn: isDrawn).recipe(name) else { return nil }
    let composer = SymbolComposer(pen: SymbolPen(design)) { [self] (part: String) throws(Problem) in
      guard let shape = try drawing(part) else { throw .unknown }
      return shape.drawn(as: design)
    }
    guard var shape = try composer.shape(recipe), !shape.elements.isEmpty else { return nil }
    shape.name = name
    return shape
  }

  /// The drawing of a name, or of the one that it is another name for; `nil` where there is none.
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
        SymbolProblem(message: "\(file.path):\(line):\(column): \(error.message)", offset: error.offset))
    }
  }

  /// Whether there is a file for a name, or for the one that it is another name for; one that cannot be read is there.
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

  /// The file of a name, which is noted.
  private func found(_ name: String) throws(Problem) -> File? {
    let file = try file(name)
    if canChange { asked[name] = .some(file?.bytes) }
    return file
  }

  /// The file of a symbol.
  private struct File {
    var name: String
    /// The path that is shown in messages.
    var path: String
    var bytes: [UInt8]
    /// Whether it is a user's own.
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
        throw .unreadable(SymbolProblem(message: "\(path): \(error.message)", offset: error.offset))
      }
    }
    return nil
  }
}
