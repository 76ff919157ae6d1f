import MockupFiles
import MenuMockup

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The location of an expectation in a test.
package struct TestCaller: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The folder of the test's file, the base of relative paths.
  var folder: String { FileSystem.folder(of: "\(filePath)") }

  func report(_ failure: MockupFailure) {
    #if canImport(Testing)
      if isSwiftTesting {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for image in failure.images {
          Attachment.record(image.bytes, named: image.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      #if canImport(ObjectiveC)
        attach(failure.images)
      #endif
      XCTFail(failure.message, file: filePath, line: line)
    #endif
  }

  #if canImport(Testing)
    /// Whether Swift Testing runs the test.
    ///
    /// A detached task has no current test; there, the process arguments decide.
    private var isSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains { $0.hasSuffix("swift-testing") }
    }
  #endif
}
