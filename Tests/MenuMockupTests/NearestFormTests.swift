import MenuDocument
import MenuLayout
import MenuMockup
import PositionedJSON
import Testing

/// An unsupported feature is drawn in the platform's nearest form and reported.
@Suite struct NearestFormTests {
  @Test(arguments: Platform.allCases) func aMenuBarIsReportedWhereThereIsNone(platform: Platform) throws {
    let source = Source(
      """
      {"platform": "\(platform.rawValue)", "presentation": "menuBar",
       "menus": [{"title": "File", "isOpen": true, "items": ["New"]}]}
      """)
    let (tree, findings) = try Renderer().layOut(source)
    #expect(tree.boxes.contains { $0.role == .menuBar })
    let warnings = findings.compactMap { remark -> Diagnostic? in
      if case .diagnostic(let diagnostic) = remark { diagnostic } else { nil }
    }
    #expect(warnings.map(\.path.description) == (platform.hasMenuBar ? [] : ["presentation"]))
    #expect(warnings.allSatisfy { $0.severity == .warning && $0.message.contains("has no menu bar") })
  }
}
