import MockupFiles
import MockupScene

/// The secret part of the page's URL.
///
/// The token is kept in a file that only its owner can read, so that open pages and bookmarks work with the next
/// server.
enum PreviewToken {
  private static let length = 32

  /// The user's token, created if none is kept; temporary if it cannot be kept.
  static func stored() -> String {
    guard let folder = folder else { return made() }
    let path = FileSystem.path("preview-token", in: folder)
    if let known = read(path) { return known }
    let token = made()
    try? OutputFile.makeFolder(folder)
    try? PrivateFile.write(Array(token.utf8), to: path)
    // Another server may have written the file first.
    return read(path) ?? token
  }

  private static func read(_ path: String) -> String? {
    guard PrivateFile.isPrivate(path), let bytes = try? FileSystem.contents(of: path, atMost: .requestHeadBytes),
      bytes.count == length, bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The folder for state files, by the XDG Base Directory Specification.
  static var folder: String? {
    let state = EditorProcess.variable("XDG_STATE_HOME") ?? EditorProcess.variable("HOME").map { $0 + "/.local/state" }
    guard let state, state.hasPrefix("/") else { return nil }
    return FileSystem.path("menumock", in: state)
  }

  private static func made() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<length).map { _ in String(UInt8.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }
}
