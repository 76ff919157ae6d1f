public import MenuLint
public import MenuMockup

/// Expects no guideline rule to find anything in a document.
///
/// Works in tests of Swift Testing and of XCTest. Relative paths start from the folder of the test's file. Each finding
/// is a separate failure, and so is each error of an invalid document.
///
/// ```swift
/// @Test func theSortMenuFollowsTheGuidelines() {
///   expectNoFindings("menus/sort.json")
/// }
/// ```
///
/// - Parameters:
///   - input: The document.
///   - severity: The lowest severity that fails the test.
///   - selection: The rules to run (default: the rules that are on by default).
///   - options: The render options to check the document with.
///   - resources: Additional folders with fonts, symbols, and themes.
///   - fileID: The caller's file, as module and name, for failures.
///   - filePath: The path of the caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
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
      caller.report(MockupFailure(finding.description))
    }
  } catch {
    caller.report(error)
  }
}

/// Expects no guideline rule to find anything in a document written in Swift.
///
/// The parameters are the same as for a document in a file.
public func expectNoFindings(
  _ mockup: Mockup, from severity: Finding.Severity = .warning, selection: RuleSelection = RuleSelection(),
  options: RenderOptions = RenderOptions(), resources: Resources = Resources(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectNoFindings(
    .mockup(mockup), from: severity, selection: selection, options: options, resources: resources, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
