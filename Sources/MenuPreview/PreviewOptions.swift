package import MenuMockup

package struct PreviewOptions: Hashable, Sendable {
  /// Paths of documents, folders, and manifests.
  package var inputs: [String]
  /// Whether the page may not write files.
  package var isReadOnly: Bool
  /// The first port to try; if it is in use, the next ones follow. 0 selects any free port.
  package var port: UInt16
  /// The editor that opens source locations.
  package var editor: EditorChoice
  /// The manifest for documents given directly or through their folder; `nil` for none.
  package var project: String?
  /// Resources in addition to the built-in ones.
  package var resources = Resources()
  /// A file of translations, with precedence over the projects' tables.
  package var strings: String?
  /// The base of relative paths in documents; `nil` for each document's folder.
  package var base: String?
  /// Whether to poll files instead of using the system's change notifications.
  package var polls = false

  package init(
    inputs: [String] = ["."], isReadOnly: Bool = false, port: UInt16 = 4180, editor: EditorChoice = .page
  ) {
    self.inputs = inputs
    self.isReadOnly = isReadOnly
    self.port = port
    self.editor = editor
  }
}

/// An editor that opens source locations.
package enum EditorChoice: Hashable, Sendable {
  /// The page's own editor.
  case page
  /// Visual Studio Code, by URL.
  case visualStudioCode
  /// Xcode, by URL.
  case xcode
  /// A program and its arguments; `{file}`, `{line}`, and `{column}` are placeholders.
  case command([String])

  /// Parses a command-line value: `page`, `vscode`, `xcode`, or a command.
  ///
  /// - Returns: `nil` for empty text.
  package init?(_ text: String) {
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

  var name: String {
    switch self {
    case .page: "page"
    case .visualStudioCode: "vscode"
    case .xcode: "xcode"
    case .command: "command"
    }
  }

  package func words(file: String, line: Int, column: Int) -> [String]? {
    guard case .command(let words) = self else { return nil }
    let filled = words.map { word in
      word.replacing("{file}", with: file).replacing("{line}", with: "\(line)").replacing("{column}", with: "\(column)")
    }
    return words.contains { $0.contains("{file}") } ? filled : filled + [file]
  }

  package func address(file: String, line: Int, column: Int) -> String? {
    let path = Self.escaped(file)
    switch self {
    case .page, .command: return nil
    case .visualStudioCode: return "vscode://file\(path):\(line):\(column)"
    case .xcode: return "xcode://open?file=\(path)&line=\(line)"
    }
  }

  /// Percent-encodes a path for a URL.
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
