import MockupFiles
import MenuMockup

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The line of a test that expects something, and the way to tell it what is wrong.
struct TestCaller: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The folder of the test's file: where its relative paths start.
  var folder: String { FileSystem.folder(of: "\(filePath)") }

  /// Lets the test fail, as the library that runs it does this.
  func report(_ failure: MockupFailure) {
    #if canImport(Testing)
      if isSwiftTesting {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for picture in failure.pictures {
          Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      #if canImport(ObjectiveC)
        attach(failure.pictures)
      #endif
      XCTFail(failure.message, file: filePath, line: line)
    #endif
  }

  #if canImport(Testing)
    /// Whether Swift Testing runs the test.
    ///
    /// A detached task knows nothing of its test; then the program's arguments tell what it was started for.
    private var isSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains { $0.hasSuffix("swift-testing") }
    }
  #endif
}
