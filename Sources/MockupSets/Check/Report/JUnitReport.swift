public import PositionedJSON

/// What a check found as JUnit XML, which CI systems show: a test case for each picture.
///
/// A picture that is not as its golden is a failure, one that could not be drawn or compared an error. The form is that
/// of Jenkins' xunit plug-in, which says most strictly what may stand where; others read it as well.
public struct JUnitReport: Sendable {
  /// What the suite is called: the manifest, as a rule.
  public let suite: String
  /// The results, one object each.
  public let lines: [JSONNode]

  /// A report of results.
  public init(suite: String, lines: [JSONNode]) {
    self.suite = suite
    self.lines = lines
  }

  /// The file.
  public var xml: [UInt8] {
    let cases = lines.map { ResultLine($0) }
    let errors = cases.count { $0.verdict == .failed }
    let failures = cases.count { !$0.isGood } - errors
    let sum =
      "name=\"\(XMLText.escaped(suite))\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(Self.seconds(cases.reduce(0) { $0 + $1.milliseconds }))\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(sum)>\n  <testsuite \(sum)>\n"
    for line in cases { text += testCase(line) }
    text += "  </testsuite>\n</testsuites>\n"
    return Array(text.utf8)
  }

  private func testCase(_ line: ResultLine) -> String {
    let head =
      "    <testcase classname=\"\(XMLText.escaped(line.name ?? suite))\" name=\"\(XMLText.escaped(line.path))\""
      + " time=\"\(Self.seconds(line.milliseconds))\""
    guard !line.isGood else {
      // A picture may be as its golden and have findings all the same.
      guard !line.findings.isEmpty else { return head + "/>\n" }
      let findings = line.findings.map { XMLText.escaped($0, isAttribute: false) + "\n" }.joined()
      return head + ">\n      <system-out>" + findings + "</system-out>\n    </testcase>\n"
    }
    let element = line.verdict == .failed ? "error" : "failure"
    let details = line.details.map { XMLText.escaped($0, isAttribute: false) + "\n" }.joined()
    return head
      + ">\n      <\(element) type=\"\(line.verdict.rawValue)\" message=\"\(XMLText.escaped(line.sentence))\">"
      + details + "</\(element)>\n    </testcase>\n"
  }

  /// Seconds with three digits behind the point, which is all that the form allows.
  private static func seconds(_ milliseconds: Double) -> String {
    // A day at most: what a line says is not to be trusted.
    let whole = milliseconds.isFinite ? Int(min(max(0, milliseconds), 86_400_000).rounded()) : 0
    let rest = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
