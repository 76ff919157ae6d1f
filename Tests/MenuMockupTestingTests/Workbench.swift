import Foundation
import MenuDocument
import MenuMockup
import MockupFiles

import MenuMockupTesting

/// A temporary folder for one test, and expectations of pictures in it.
final class Workbench {
  let folder: String

  /// Small pictures, which are fast to draw.
  static var options: RenderOptions {
    var options = RenderOptions()
    options.scale = 1
    return options
  }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "menumock testing \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  func bytes(_ name: String) -> [UInt8]? { FileSystem.bytes(at: path(name)) }

  func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
    let filePath = URL(filePath: path(name))
    try FileManager.default.createDirectory(at: filePath.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: filePath)
  }

  /// The files below a folder, sorted.
  func files(below name: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: path(name))?.allObjects.compactMap { $0 as? String } ?? []
    return found.filter { !FileSystem.isFolder(path(name + "/" + $0)) }.sorted()
  }

  /// An expectation that saves failures in the folder `failures`.
  func expectation(
    environment: [String: String] = [:], threshold: Double? = nil, maxDifferentPixels: Int? = nil,
    record: RecordingMode? = nil
  ) throws -> MockupExpectation {
    var environment = environment
    environment[FailureFolder.variable] = path("failures")
    return try MockupExpectation(
      caller: TestCaller(fileID: #fileID, filePath: #filePath, line: #line, column: #column),
      environment: environment, threshold: threshold, maxDifferentPixels: maxDifferentPixels, record: record)
  }

  /// The messages of an expectation about a document, without the folder's path.
  func messages(
    _ input: MockupInput, matches golden: String, _ expectation: MockupExpectation,
    options: RenderOptions = options
  ) -> [String] {
    expectation.failures(of: input, golden: path(golden), options: options, appearances: [])
      .map { $0.message.replacing(folder + "/", with: "") }
  }
}
