import MenuDocument
import PositionedJSON

extension Rule {
  static let redundantMenuTitle = Rule(.redundantMenuTitle, .warning, source: .pullDownButtons) { mockup, report in
    guard let button = mockup.document.button?.title, let title = mockup.document.menu?.title,
      let path = mockup.document.menu?.location.path, Self.core(of: button) == Self.core(of: title),
      !Placeholders.areIn(title)
    else { return }
    report.add(
      at: path.appending("title"), text: title,
      "the menu's title \(Quotation.of(title)) repeats the button's", help: "remove \"title\"")
  }

  /// The title in lowercase, without white space, periods, and ellipses.
  private static func core(of title: String) -> String {
    title.filter { !$0.isWhitespace && $0 != Ellipsis.sign && $0 != "." }.lowercased()
  }
}
