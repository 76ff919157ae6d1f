import MenuDocument
import PositionedJSON

extension MenuButton {
  /// The name of the button: its title, otherwise the usual meaning of its symbol; `nil` for neither.
  func altTitle(in language: AltTextLanguage) -> String? {
    if let title = title?.trimmed { return title }
    return meaning.map { language.symbols[$0].text }
  }

  /// The usual meaning of the symbol of a button without a title.
  private var meaning: AltTextLanguage.Symbol? {
    guard title?.trimmed == nil, image == nil else { return nil }
    // A button without content is drawn as a More button.
    guard let symbol = systemImage?.value else { return .more }
    return switch symbol {
    case "ellipsis", "ellipsis.circle", "ellipsis.circle.fill": .more
    case "plus", "plus.circle", "plus.circle.fill": .add
    case "square.and.arrow.up": .share
    case "arrow.up.arrow.down", "arrow.up.arrow.down.circle": .sort
    case "line.3.horizontal.decrease", "line.3.horizontal.decrease.circle", "line.3.horizontal.decrease.circle.fill":
      .filter
    case "gear", "gearshape", "gearshape.fill": .settings
    case "square.and.pencil": .compose
    case "pencil": .edit
    case "trash": .delete
    case "arrowshape.turn.up.left": .reply
    default: nil
    }
  }

  /// The parts of a sentence about a button that offers commands.
  func pullDownPhrases(on platform: Platform, in language: AltTextLanguage) -> [String] {
    let buttons = language.buttons
    let kind =
      switch (primaryAction, platform) {
      case (false, _): buttons[.pullDown]
      case (true, .macOS): buttons[.split]
      case (true, .iOS), (true, .iPadOS): buttons[.touchAndHold]
      case (true, .visionOS): buttons[.pinchAndHold]
      }
    let title = altTitle(in: language)
    let graphic = image == nil ? buttons[.withSymbol] : buttons[.withImage]
    return words([label?.trimmed, title], kind, title == nil ? graphic : nil, language)
  }

  /// The parts of a sentence about a button that shows the selection of its menu.
  func popUpPhrases(of menu: Menu?, in language: AltTextLanguage) -> [String] {
    let value = menu?.selectionInWords(in: language) ?? title?.trimmed
    return words(
      [label?.trimmed, value], language.buttons[.popUp], value == nil ? language.buttons[.nothingSelected] : nil,
      language)
  }

  /// The names, kind, and properties of the button.
  private func words(
    _ names: [String?], _ kind: AltPhrase, _ detail: AltPhrase?, _ language: AltTextLanguage
  ) -> [String] {
    let names = names.compactMap { $0 }.map(language.isolated)
    let rest = [detail, isDisabled ? language.states[.dimmed] : nil].compactMap { $0 }.map { $0.text }
    return names + [names.isEmpty ? language.capitalized(kind.text) : kind.text] + rest
  }
}

extension Menu {
  /// The selection of the first picker of the menu; `nil` without a picker or selection.
  func selectionInWords(in language: AltTextLanguage) -> String? {
    let titles = items.firstPicker?.chosenTitles.compactMap { $0.trimmed } ?? []
    return titles.isEmpty ? nil : language.list(titles)
  }
}
