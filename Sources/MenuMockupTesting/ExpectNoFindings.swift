public import MenuLint
public import MenuMockup

/// Expects that no guideline rule finds anything in a document.
///
/// It works in tests of Swift Testing and of XCTest. Relative paths start from the folder of the test's file. Each finding is
/// a failure of its own, as is each error of a document that cannot be read.
///
/// ```swift
/// @Test func theSortMenuFollowsTheGuidelines() {
///   expectNoFindings("menus/sort.json")
/// }
/// ```
///
/// - Parameters:
///   - input: the document.
///   - severity: how bad a finding has to be to count.
///   - selection: the rules; those that are on by default where this is not given.
///   - options: with what settings the document is judged.
///   - resources: folders with typefaces, symbols and themes of your own.
///   - fileID: the caller's file by module and name, where a failure is told.
///   - filePath: the path of that file.
///   - line: the caller's line in it.
///   - column: the caller's column.
public func expectNoFindings(
  _ input: MockupInput, from severity: Finding.Severity = .warning, selection: RuleSelection = RuleSelection(),
  options: RenderOptions = RenderOptions(), resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(MockupFailure) {
    let source = try input.source(in: caller.folder)
    let result = Linter(selection: selection, resources: resources).lint(source, options: options)
    for finding in result.findings where finding.severity.isAtLeast(severity) {
      caller.report(MockupFailure(finding.line))
    }
  } catch {
    caller.report(error)
  }
}

/// Expects that no guideline rule finds anything in a document that is written in Swift.
///
/// The parameters are those of a document in a file.
public func expectNoFindings(
  _ mockup: Mockup, from severity: Finding.Severity = .warning, selection: RuleSelection = RuleSelection(),
  options: RenderOptions = RenderOptions(), resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectNoFindings(
    .mockup(mockup), from: severity, selection: selection, options: options, resources: resources, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
