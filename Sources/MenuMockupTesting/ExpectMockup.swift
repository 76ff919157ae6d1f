public import MenuDocument
public import MenuMockup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Expects a document to render exactly like its golden.
///
/// Works in tests of Swift Testing and of XCTest. Relative paths start from the folder of the test's file.
///
/// ```swift
/// @Test func theSortMenu() {
///   expectMockup("menus/sort.json", matches: "Goldens/sort.png", appearances: [.light, .dark])
/// }
/// ```
///
/// A missing golden is recorded, and the test fails once; see ``RecordingMode``. If the image differs, the failure
/// describes the difference and keeps the golden, the actual image, and a difference image: as attachments, and as
/// files in the folder that `MENUMOCK_FAILURES` names (default: `menumock-failures` in the temporary folder).
///
/// - Parameters:
///   - input: The document.
///   - golden: The path of the golden; its extension selects the format: `png`, `apng`, `svg`, `pdf`, or `html`.
///   - options: The render options.
///   - appearances: The appearances to render, one golden each; the dark one has DocC's suffix: `sort~dark.png`.
///   - threshold: The tolerated color difference of a PNG, 0 to 1, ignoring antialiasing; `nil` compares every bit.
///   - maxDifferentPixels: The number of differing pixels that a PNG may have.
///   - record: When to write the golden; the environment variable `MENUMOCK_RECORD` takes precedence.
///   - resources: Additional folders with fonts, symbols, and themes.
///   - fileID: The caller's file, as module and name, for failures.
///   - filePath: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
public func expectMockup(
  _ input: MockupInput, matches golden: String, options: RenderOptions = RenderOptions(),
  appearances: [Appearance] = [], threshold: Double? = nil, maxDifferentPixels: Int = 0,
  record: RecordingMode? = nil, resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(MockupFailure) {
    let expectation = try MockupExpectation(
      caller: caller, environment: ProcessInfo.processInfo.environment, threshold: threshold,
      maxDifferentPixels: maxDifferentPixels, record: record, resources: resources)
    for failure in expectation.failures(of: input, golden: golden, options: options, appearances: appearances) {
      caller.report(failure)
    }
  } catch {
    caller.report(error)
  }
}

/// Expects a document written in Swift to render exactly like its golden.
///
/// ```swift
/// struct MenuTests: MockupVocabulary {
///   @Test func theSortMenu() {
///     expectMockup(Mockup(platform: .iOS) { Menu("Sort") { Button("Name") } }, matches: "Goldens/sort.png")
///   }
/// }
/// ```
///
/// The parameters are the same as for a document in a file.
public func expectMockup(
  _ mockup: Mockup, matches golden: String, options: RenderOptions = RenderOptions(),
  appearances: [Appearance] = [], threshold: Double? = nil, maxDifferentPixels: Int = 0,
  record: RecordingMode? = nil, resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectMockup(
    .mockup(mockup), matches: golden, options: options, appearances: appearances, threshold: threshold,
    maxDifferentPixels: maxDifferentPixels, record: record, resources: resources, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Expects all images of a project to render exactly like their goldens.
///
/// The nearest project file in the folder of the test's file or above lists the documents and variants, the goldens'
/// folder, and the comparison settings. `menumock check` reads the same file.
///
/// ```swift
/// @Test func allMenus() {
///   expectProject()
/// }
/// ```
///
/// - Parameters:
///   - record: When to write goldens; the environment variable `MENUMOCK_RECORD` takes precedence.
///   - resources: Folders with fonts, symbols, and themes, in addition to the project's.
///   - fileID: The caller's file, as module and name, for failures.
///   - filePath: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
public func expectProject(
  record: RecordingMode? = nil, resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(MockupFailure) {
    let expectation = try MockupExpectation(
      caller: caller, environment: ProcessInfo.processInfo.environment, record: record, resources: resources)
    for failure in expectation.failuresOfProject() { caller.report(failure) }
  } catch {
    caller.report(error)
  }
}

/// Expects all images of a manifest to render exactly like their goldens.
///
/// The manifest lists the documents and variants, and names the goldens; each differing image is a separate failure.
/// `menumock check` does the same on the command line. Parameters override the manifest's resources and comparison
/// settings.
///
/// ```swift
/// @Test func allMenus() {
///   expectMockups("menumock.json", match: "Goldens")
/// }
/// ```
///
/// - Parameters:
///   - manifest: The path of the manifest.
///   - goldens: The folder of the goldens.
///   - threshold: The tolerated color difference of a PNG, 0 to 1, ignoring antialiasing; `nil` compares every bit.
///   - maxDifferentPixels: The number of differing pixels that a PNG may have.
///   - record: When to write goldens; the environment variable `MENUMOCK_RECORD` takes precedence.
///   - resources: Additional folders with fonts, symbols, and themes.
///   - fileID: The caller's file, as module and name, for failures.
///   - filePath: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
public func expectMockups(
  _ manifest: String, match goldens: String, threshold: Double? = nil, maxDifferentPixels: Int? = nil,
  record: RecordingMode? = nil, resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(MockupFailure) {
    let expectation = try MockupExpectation(
      caller: caller, environment: ProcessInfo.processInfo.environment, threshold: threshold,
      maxDifferentPixels: maxDifferentPixels, record: record, resources: resources)
    for failure in expectation.failures(ofSet: manifest, goldens: goldens) { caller.report(failure) }
  } catch {
    caller.report(error)
  }
}
