import MockupFiles
import MenuMockup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the pictures of failures are kept.
struct FailureFolder {
  /// The name of the environment variable that says where.
  static let variable = "MENUMOCK_FAILURES"

  private let root: String

  /// The folder that the environment names, else one in the folder for temporary files.
  init(environment: [String: String]) {
    if let path = environment[Self.variable], !path.isEmpty {
      root = path
    } else {
      root = FileManager.default.temporaryDirectory.appending(path: "menumock-failures").path(percentEncoded: false)
    }
  }

  /// Writes the pictures of a failure.
  ///
  /// - Parameters:
  ///   - test: the file of the test, as module and name.
  ///   - golden: the golden's path as the test gives it.
  /// - Returns: the failure, which now tells where they are.
  func keep(_ failure: MockupFailure, test: String, golden: String) -> MockupFailure {
    var failure = failure
    let parts = (FileSystem.stem(ofFileID: test) + "/" + FileSystem.folder(of: golden)).split(separator: "/")
    let folder = FileSystem.path(parts.filter { $0 != "." && $0 != ".." }.joined(separator: "/"), in: root)
    for picture in failure.pictures {
      let place = FileSystem.path(picture.name, in: folder)
      do throws(MockupFailure) {
        try TestFile.write(picture.bytes, to: place, name: picture.name)
        failure.message += "\n  " + place
      } catch {
        failure.message += "\n  " + error.message
      }
    }
    return failure
  }
}

extension FileSystem {
  /// `Module/File.swift` without its ending.
  fileprivate static func stem(ofFileID id: String) -> String { path(stem(of: id), in: folder(of: id)) }
}
