public import MenuMockup

/// What is shown on the page of documents that are being written, and how.
public struct PreviewOptions: Hashable, Sendable {
  /// Documents, folders and manifests, as they were given.
  public var inputs: [String]
  /// Whether nothing may be written.
  public var isReadOnly: Bool
  /// The port to begin with; a used one gives way to the next, and 0 is any free one.
  public var port: UInt16
  /// What opens the place of a mistake.
  public var editor: EditorChoice
  /// The manifest of the project that counts for documents that are named one by one, or by their folder; `nil` for none.
  public var project: String?
  /// Where things are looked for besides the program itself.
  public var resources = Resources()
  /// A file of translations, which counts before those of projects.
  public var strings: String?
  /// Where relative paths in documents start; `nil` for each document's own folder.
  public var base: String?
  /// Whether files are looked at although the system would tell of their changes.
  public var polls = false

  /// Options from their parts.
  public init(
    inputs: [String] = ["."], isReadOnly: Bool = false, port: UInt16 = 4180, editor: EditorChoice = .page
  ) {
    self.inputs = inputs
    self.isReadOnly = isReadOnly
    self.port = port
    self.editor = editor
  }
}

/// What opens the place of a mistake.
public enum EditorChoice: Hashable, Sendable {
  /// The editor of the page.
  case page
  /// Visual Studio Code, by its address.
  case visualStudioCode
  /// Xcode, by its address.
  case xcode
  /// A program with its arguments, in which `{file}`, `{line}` and `{column}` stand for the place.
  case command([String])

  /// A choice as it is written on the command line: `page`, `vscode`, `xcode`, or a command.
  ///
  /// - Returns: `nil` for an empty text.
  public init?(_ text: String) {
    switch text {
    case "page": self = .page
    case "vscode": self = .visualStudioCode
    case "xcode": self = .xcode
    default:
      let words = text.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return nil }
      self = .command(words)
    }
  }

  /// What the page is told: which kind of editor it is.
  var name: String {
    switch self {
    case .page: "page"
    case .visualStudioCode: "vscode"
    case .xcode: "xcode"
    case .command: "command"
    }
  }

  /// The words of the command that opens a place; `nil` where no command does.
  func words(file: String, line: Int, column: Int) -> [String]? {
    guard case .command(let words) = self else { return nil }
    let filled = words.map { word in
      word.replacing("{file}", with: file).replacing("{line}", with: "\(line)").replacing("{column}", with: "\(column)")
    }
    return words.contains { $0.contains("{file}") } ? filled : filled + [file]
  }

  /// The address that opens a place; `nil` where none does.
  func address(file: String, line: Int, column: Int) -> String? {
    let path = Self.escaped(file)
    switch self {
    case .page, .command: return nil
    case .visualStudioCode: return "vscode://file\(path):\(line):\(column)"
    case .xcode: return "xcode://open?file=\(path)&line=\(line)"
    }
  }

  /// A path as a part of an address.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "/-._~".utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
