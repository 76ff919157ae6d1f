import PositionedJSON
import PositionedXML

extension FindingReport {
  /// One suite per document, one case per finding, and one case for a document without findings.
  func junit(suites: String) -> String {
    let (errors, all) = (counts[.error] ?? 0, counts.values.reduce(0, +))
    let sum = Self.sum(tests: all + cleanCount, failures: all - errors, errors: errors)
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"menumock lint\" \(sum)>\n\(suites)</testsuites>\n"
  }

  mutating func suites(of findings: [Finding], in files: [String]) -> String {
    let found = Dictionary(grouping: findings) { $0.file }
    var suites = ""
    for file in files {
      let found = found[file] ?? []
      let errors = found.count { $0.severity == .error }
      let sum = Self.sum(tests: max(1, found.count), failures: found.count - errors, errors: errors)
      suites += "  <testsuite name=\"\(XMLText.escaped(file))\" \(sum)>\n"
      if found.isEmpty {
        cleanCount += 1
        suites += "    <testcase classname=\"lint\" name=\"\(XMLText.escaped(file))\" time=\"0.000\"/>\n"
      }
      for finding in found { suites += Self.testCase(finding) }
      suites += "  </testsuite>\n"
    }
    return suites
  }

  private static func testCase(_ finding: Finding) -> String {
    let start = finding.range.start
    let location = "\(finding.file):\(start.line):\(start.column)"
    let element = finding.severity == .error ? "error" : "failure"
    return
      "    <testcase classname=\"\(XMLText.escaped(finding.rule))\" name=\"\(XMLText.escaped("\(location) \(finding.rule)"))\" time=\"0.000\">\n"
      + "      <\(element) type=\"\(finding.severity.rawValue)\" message=\"\(XMLText.escaped(finding.message))\">"
      + "\(XMLText.escaped(ReportText.joined("\(location): \(finding.path)", finding.help)))</\(element)>\n    </testcase>\n"
  }

  private static func sum(tests: Int, failures: Int, errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0.000\""
  }
}
