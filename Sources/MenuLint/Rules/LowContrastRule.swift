import MenuDocument
import PositionedJSON

extension Rule {
  static let lowContrast = Rule(
    .lowContrast, .warning, needsMeasures: true, source: .menus("In-game menus")
  ) { mockup, report in
    guard let measures = mockup.measures else { return }
    let minimum = report.limit
    let disabled = mockup.rows.filter { $0.isDisabled }.map { $0.path }
    for text in measures.texts where text.contrast < minimum && (mockup.look.isOwn || text.isTinted) {
      guard !disabled.contains(where: text.path.isInside) else { continue }
      let (contrast, bound) = (Decimals.of(text.contrast), Decimals.of(minimum))
      report.add(
        at: text.path, text: mockup.text(at: text.path),
        "text contrast of \(contrast) to 1; the minimum is \(bound) to 1")
    }
  }
}
