import MockupFiles
import MenuMockup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package struct FailureFolder {
  package static let variable = "MENUMOCK_FAILURES"

  private let root: String

  package init(environment: [String: String]) {
    if let path = environment[Self.variable], !path.isEmpty {
      root = path
    } else {
      root = FileManager.default.temporaryDirectory.appending(path: "menumock-failures").path(percentEncoded: false)
    }
  }

  /// - Parameters:
  ///   - test: The `#fileID` of the test.
  ///   - golden: The path that the test gives.
  /// - Returns: The failure, with the paths of its images in the message.
  package func save(_ failure: MockupFailure, test: String, golden: String) -> MockupFailure {
    var failure = failure
    let parts = (FileSystem.stem(ofFileID: test) + "/" + FileSystem.folder(of: golden)).split(separator: "/")
    let folder = FileSystem.path(parts.filter { $0 != "." && $0 != ".." }.joined(separator: "/"), in: root)
    for image in failure.images {
      let filePath = FileSystem.path(image.name, in: folder)
      do throws(MockupFailure) {
        try TestFile.write(image.bytes, to: filePath, name: image.name)
        failure.message += "\n  " + filePath
      } catch {
        failure.message += "\n  " + error.message
      }
    }
    return failure
  }
}

extension FileSystem {
  /// `Module/File.swift` without its extension.
  fileprivate static func stem(ofFileID id: String) -> String { path(stem(of: id), in: folder(of: id)) }
}
