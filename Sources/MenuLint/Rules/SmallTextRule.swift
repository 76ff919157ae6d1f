import MenuDocument

extension Rule {
  static let smallText = Rule(
    .smallText, .warning, needsMeasures: true, source: .menus("In-game menus")
  ) { mockup, report in
    guard let measures = mockup.measures else { return }
    let minimum: Double =
      switch mockup.document.platform {
      case .iOS, .iPadOS: 11
      case .macOS: 10
      case .visionOS: 12
      }
    for text in measures.texts where mockup.look.isOwn && text.size + 0.05 < minimum {
      report.add(
        at: text.path,
        "text size of \(Decimals.of(text.size)) points; the minimum on \(mockup.document.platform.rawValue) is "
          + Decimals.of(minimum))
    }
  }
}
