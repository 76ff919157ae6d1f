public import MenuDocument
public import MenuMockup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Expects that a document is drawn as its golden shows it, pixel by pixel.
///
/// It works in tests of Swift Testing and of XCTest. Relative paths start from the folder of the test's file.
///
/// ```swift
/// @Test func theSortMenu() {
///   expectMockup("menus/sort.json", matches: "Goldens/sort.png", appearances: [.light, .dark])
/// }
/// ```
///
/// Where there is no golden it is recorded and the test fails once; ``RecordingMode`` tells more. Where another picture is
/// drawn, the failure says what is different, and shows the golden, what is drawn now and the difference: as attachments,
/// and as files in the folder that `MENUMOCK_FAILURES` names, by default `menumock-failures` among temporary files.
///
/// - Parameters:
///   - input: the document.
///   - golden: the path of the golden; its ending says what is drawn: `png`, `svg`, `pdf` or `html`.
///   - options: how it is drawn.
///   - appearances: draws a picture for each; the golden of the dark one is named as DocC names it: `sort~dark.png`.
///   - threshold: how far apart two colors of a PNG may be, from 0 to 1, and smoothed edges are passed over; every bit
///     counts where this is `nil`.
///   - maxDifferentPixels: how many different pixels of a PNG still count as equal.
///   - record: when the golden is written; the environment variable `MENUMOCK_RECORD` comes first.
///   - resources: folders with typefaces, symbols and themes of your own.
///   - fileID: the caller's file by module and name, where a failure is told.
///   - filePath: the path of that file.
///   - line: the caller's line in it.
///   - column: the caller's column.
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

/// Expects that a document that is written in Swift is drawn as its golden shows it, pixel by pixel.
///
/// ```swift
/// struct MenuTests: MockupVocabulary {
///   @Test func theSortMenu() {
///     expectMockup(Mockup(platform: .iOS) { Menu("Sort") { Button("Name") } }, matches: "Goldens/sort.png")
///   }
/// }
/// ```
///
/// The parameters are those of a document in a file.
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

/// Expects that all pictures of a project are drawn as its goldens show them, pixel by pixel.
///
/// The project's file says which documents are drawn, in which variants, where the goldens are, and how pictures are
/// compared; it is looked for in the folder of the test's file and the folders above it. `menumock check` reads the same file.
///
/// ```swift
/// @Test func allMenus() {
///   expectProject()
/// }
/// ```
///
/// - Parameters:
///   - record: when goldens are written; the environment variable `MENUMOCK_RECORD` comes first.
///   - resources: folders with typefaces, symbols and themes of your own, besides those of the project.
///   - fileID: the caller's file by module and name, where a failure is told.
///   - filePath: the path of that file.
///   - line: the caller's line in it.
///   - column: the caller's column.
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

/// Expects that all pictures of a set are drawn as their goldens show them, pixel by pixel.
///
/// The manifest says which documents are drawn, in which variants, and how the goldens are called; each picture that
/// differs is a failure of its own. `menumock check` does the same from the command line. What the manifest says about
/// folders to look in, and about how pictures are compared, counts where the parameters say nothing.
///
/// ```swift
/// @Test func allMenus() {
///   expectMockups("menumock.json", match: "Goldens")
/// }
/// ```
///
/// - Parameters:
///   - manifest: the path of the manifest.
///   - goldens: the folder with the goldens.
///   - threshold: how far apart two colors of a PNG may be, from 0 to 1, and smoothed edges are passed over; every bit
///     counts where this is `nil`.
///   - maxDifferentPixels: how many different pixels of a PNG still count as equal.
///   - record: when goldens are written; the environment variable `MENUMOCK_RECORD` comes first.
///   - resources: folders with typefaces, symbols and themes of your own.
///   - fileID: the caller's file by module and name, where a failure is told.
///   - filePath: the path of that file.
///   - line: the caller's line in it.
///   - column: the caller's column.
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
