import Foundation
import MockupFiles
import PositionedJSON
import Synchronization
import Testing

import MenuPreview

/// A folder of documents with a preview session, without a server.
final class PreviewFolder {
  let url: URL
  let responder: PreviewResponder
  let session: PreviewSession
  private let watched = WatchedFolders()

  static let menu = #"{ "menu": { "items": ["One", "Two"] } }"#

  init(
    _ files: [String: String] = ["menu.json": menu], change: (inout PreviewOptions, URL) throws -> Void = { _, _ in }
  )
    throws
  {
    url = FileManager.default.temporaryDirectory.appending(path: "menumock-preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var options = PreviewOptions(inputs: [url.path])
    try change(&options, url)
    session = PreviewSession(options: options) { [watched] in watched.note($0) }
    responder = PreviewResponder(session: session, entrance: PreviewGuard(token: "secret", port: 1), options: options)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The name of a document on the page.
  func name(_ path: String) -> String { url.appending(path: path).path }

  /// The path of a file, without links.
  func filePath(_ path: String) -> String { FilePaths.canonical(url.path).map { "\($0)/\(path)" } ?? path }

  /// Whether a folder is watched.
  func watches(_ path: String) -> Bool { watched.last.contains(filePath(path)) }

  /// Sends a request like the page.
  func send(
    _ method: String, _ call: String, _ query: [String: String] = [:], headers: [String: String] = [:],
    body: String = ""
  ) async -> (status: HTTPResponse.Status, json: JSONNode?) {
    let given = ["host": "127.0.0.1:1"].merging(headers) { $1 }
    let response = await responder.respond(
      HTTPRequest(method, ["secret", "api", call], query: query, headers: given, body: Array(body.utf8)))
    guard case .bytes(let bytes) = response.body else { return (response.status, nil) }
    return (response.status, JSONReading(bytes).root)
  }

  func contents(_ path: String) throws -> String { try String(contentsOf: url.appending(path: path), encoding: .utf8) }

  func write(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: url.appending(path: path)) }

  /// The names of the listed documents, relative to the folder.
  func listed() async -> [String] {
    let names = await send("GET", "state").json?["documents"]?.elements?.compactMap(\.text) ?? []
    return names.map { String($0.dropFirst(url.path.count + 1)) }
  }
}

/// The folders that a session watches.
private final class WatchedFolders: Sendable {
  private let folders = Mutex<Set<String>>([])
  var last: Set<String> { folders.withLock(\.self) }
  func note(_ new: Set<String>) { folders.withLock { $0 = new } }
}
