import MenuDocument
import PositionedJSON

struct Exemptions {
  private struct Exemption {
    var rule: Located<String>
    /// May be blank.
    var reason: String
    /// Covers the value and its contents.
    var scope: DocumentPath
    var isUsed = false
  }

  private var exemptions: [Exemption] = []

  init(of mockup: LintedMockup) {
    let document = mockup.document
    add(document.lint, for: .root)
    for menu in [document.menu].compactMap({ $0 }) + document.menus {
      for element in MenuElements(menu.items, .visible) {
        add(element.attributes.lint, for: element.location.path)
      }
    }
  }

  private mutating func add(_ settings: LintSettings, for scope: DocumentPath) {
    for ignored in settings.ignored {
      exemptions.append(Exemption(rule: ignored.rule, reason: ignored.reason, scope: scope))
    }
  }

  mutating func cover(_ rule: RuleName, at path: DocumentPath) -> Bool {
    var isCovered = false
    for index in exemptions.indices
    where exemptions[index].rule.value == rule.rawValue && path.isInside(exemptions[index].scope) {
      exemptions[index].isUsed = true
      isCovered = true
    }
    return isCovered
  }

  /// Reports exemptions that name an unknown rule, lack a reason, or suppress nothing.
  func reportNeedless(applied: [RuleName], _ report: inout RuleReport) {
    for exemption in exemptions {
      let (path, name) = (exemption.rule.location.path, exemption.rule.value)
      if RuleName(rawValue: name) == nil {
        let nearest = NearestName.find(name, among: RuleName.allCases.map { $0.rawValue })
        report.add(
          at: path, text: name, "unknown rule \(Quotation.of(name))",
          help: nearest.map { "did you mean \(Quotation.of($0))?" } ?? "menumock list rules shows the names")
      } else if !exemption.reason.contains(where: { !$0.isWhitespace }) {
        report.add(at: path, text: name, "exemption from \(Quotation.of(name)) without a reason", help: "give a reason")
      } else if !exemption.isUsed, applied.contains(where: { $0.rawValue == name }) {
        report.add(
          at: path, text: name, "unnecessary exemption: \(Quotation.of(name)) finds nothing here",
          help: "remove the exemption")
      }
    }
  }
}
