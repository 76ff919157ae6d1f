public import PositionedJSON
import PositionedXML

/// The results of a check as JUnit XML for CI systems, one test case per image.
///
/// A different image is a failure; an image that could not be rendered or compared is an error. The format follows the
/// Jenkins xUnit plug-in, which has the strictest schema.
public struct JUnitReport: Sendable {
  /// The name of the suite, usually the manifest.
  public let suite: String
  /// The results, one object each.
  public let lines: [JSONNode]

  /// Creates a report of results.
  public init(suite: String, lines: [JSONNode]) {
    self.suite = suite
    self.lines = lines
  }

  /// The report in UTF-8.
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
      // An image that equals its golden can have findings.
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

  /// Formats seconds with three decimals, the most that the schema allows.
  private static func seconds(_ milliseconds: Double) -> String {
    // At most one day, because lines are untrusted input.
    let total = milliseconds.isFinite ? Int(min(max(0, milliseconds), 86_400_000).rounded()) : 0
    let rest = String(total % 1000)
    return "\(total / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
