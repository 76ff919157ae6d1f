import MenuModel

extension FindingReport {
  /// JUnit XML: a suite for each document, a case for each finding, and one for a document without any.
  var junit: String {
    var suites = ""
    for file in files {
      let found = findings.filter { $0.file == file }
      let errors = found.count { $0.severity == .error }
      let sum = Self.sum(tests: max(1, found.count), failures: found.count - errors, errors: errors)
      suites += "  <testsuite name=\"\(XMLText.escaped(file))\" \(sum)>\n"
      if found.isEmpty {
        suites += "    <testcase classname=\"lint\" name=\"\(XMLText.escaped(file))\" time=\"0.000\"/>\n"
      }
      for finding in found { suites += testCase(finding) }
      suites += "  </testsuite>\n"
    }
    let errors = findings.count { $0.severity == .error }
    let clean = files.count { file in !findings.contains { $0.file == file } }
    let sum = Self.sum(tests: findings.count + clean, failures: findings.count - errors, errors: errors)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"menumock lint\" \(sum)>\n" + suites
      + "</testsuites>\n"
  }

  private func testCase(_ finding: Finding) -> String {
    let start = finding.place.start
    let place = "\(finding.file):\(start.line):\(start.column)"
    let element = finding.severity == .error ? "error" : "failure"
    return
      "    <testcase classname=\"\(XMLText.escaped(finding.rule))\" name=\"\(XMLText.escaped("\(place) \(finding.rule)"))\" time=\"0.000\">\n"
      + "      <\(element) type=\"\(finding.severity.rawValue)\" message=\"\(XMLText.escaped(finding.message))\">"
      + "\(XMLText.escaped("\(place): \(finding.path)"))</\(element)>\n    </testcase>\n"
  }

  private static func sum(tests: Int, failures: Int, errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0.000\""
  }
}
