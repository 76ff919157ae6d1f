import MockupFiles
import MockupScene

/// The secret part of the page's address.
///
/// It is kept in a file that only its owner can read, so that a page that is open, or a bookmark, is good for the next
/// server as well.
enum PreviewToken {
  private static let length = 32

  /// The token of whoever runs the program; a new one where none is kept yet, or nothing can be kept.
  static func kept() -> String {
    guard let folder = folder else { return made() }
    let place = FileSystem.path("preview-token", in: folder)
    if let known = read(place) { return known }
    let token = made()
    try? OutputFile.makeFolder(folder)
    try? PrivateFile.write(Array(token.utf8), to: place)
    // Another server may have been first.
    return read(place) ?? token
  }

  private static func read(_ place: String) -> String? {
    guard PrivateFile.isPrivate(place), let bytes = try? FileSystem.contents(of: place, atMost: .requestHeadBytes),
      bytes.count == length, bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where what programs keep goes, as the XDG Base Directory Specification has it.
  private static var folder: String? {
    let state = EditorProcess.variable("XDG_STATE_HOME") ?? EditorProcess.variable("HOME").map { $0 + "/.local/state" }
    guard let state, state.hasPrefix("/") else { return nil }
    return FileSystem.path("menumock", in: state)
  }

  private static func made() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<length).map { _ in String(UInt8.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }
}
