/// The symbols there are: those of the program, and a user's own, which come first.
///
/// A symbol is read when it is first asked for, and then kept as long as its file is the same; one library serves one
/// thread.
public final class SymbolLibrary {
  /// One place that symbols come from.
  public struct Source {
    /// The names of its symbols, sorted.
    public var names: [String]
    /// Whether its files may become others while the library is used.
    public var canChange: Bool
    /// The folder of its files, as it is to be shown in messages.
    public var folder: String
    /// The file of a symbol; `nil` where there is none of that name. Throws for one that cannot be read.
    public var file: (String) throws(SymbolProblem) -> [UInt8]?

    /// A source from its parts.
    public init(
      names: [String], canChange: Bool = false, folder: String,
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

  /// A symbol that was read.
  private struct Kept {
    var shape: SymbolShape
    /// Its file; `nil` where that cannot have changed.
    var bytes: [UInt8]?
  }

  private let sources: [Source]
  private let canChange: Bool
  /// Other names for symbols; read when a name is no drawing's own.
  public private(set) lazy var aliases = readAliases()
  private let readAliases: () -> [String: String]
  private var known: [String: Kept] = [:]

  /// A library over sources; the first that has a name wins.
  ///
  /// - Parameter aliases: gives other names for symbols, when they are needed.
  public init(sources: [Source], aliases: @escaping () -> [String: String]) {
    self.sources = sources
    canChange = sources.contains(where: \.canChange)
    self.readAliases = aliases
  }

  /// All names, aliases included, sorted and each once.
  public var names: [String] {
    Set(sources.flatMap(\.names) + aliases.keys).sorted()
  }

  /// The names of all drawings, without aliases, sorted and each once.
  public var drawingNames: [String] {
    Set(sources.flatMap(\.names)).sorted()
  }

  /// The symbol of a name.
  public func symbol(_ name: String) throws(Problem) -> SymbolShape {
    let kept = known[name]
    if let kept, !canChange { return kept.shape }
    var file = try file(name)
    if file == nil, let other = aliases[name] { file = try self.file(other) }
    guard let file else { throw .unknown }
    if let kept, kept.bytes == file.bytes { return kept.shape }
    do {
      let shape = try SymbolReader.read(file.bytes, name: name)
      known[name] = Kept(shape: shape, bytes: canChange ? file.bytes : nil)
      return shape
    } catch {
      let (line, column) = error.position(in: file.bytes)
      throw .unreadable(
        SymbolProblem(message: "\(file.path):\(line):\(column): \(error.message)", offset: error.offset))
    }
  }

  /// The file of a symbol, with the path that is shown in messages.
  private func file(_ name: String) throws(Problem) -> (path: String, bytes: [UInt8])? {
    for source in sources {
      let path = source.folder + "/" + name + ".svg"
      do {
        if let bytes = try source.file(name) { return (path, bytes) }
      } catch {
        throw .unreadable(SymbolProblem(message: "\(path): \(error.message)", offset: error.offset))
      }
    }
    return nil
  }
}
