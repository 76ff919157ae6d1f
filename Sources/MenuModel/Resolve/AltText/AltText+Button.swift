extension MenuButton {
  /// What the button is called: its title, else what its symbol usually means; `nil` where neither says anything.
  var altTitle: String? {
    if let title = title?.trimmed { return title }
    guard image == nil else { return nil }
    // A button without any content of its own is drawn as a More button.
    guard let symbol = systemImage?.value else { return "More" }
    return Self.meanings.first { $0.symbols.contains(symbol) }?.title
  }

  /// The parts of a sentence about the button, as one that offers commands.
  func isCalledPullDown(on platform: Platform) -> [String] {
    let kind =
      switch (primaryAction, platform) {
      case (false, _): "pull-down button"
      case (true, .macOS): "split button"
      case (true, .iOS), (true, .iPadOS): "button with a menu on touch and hold"
      case (true, .visionOS): "button with a menu on pinch and hold"
      }
    let title = altTitle
    let graphic = image == nil ? "with a symbol" : "with an image"
    return words([label?.trimmed, title], kind, title == nil ? graphic : nil)
  }

  /// The parts of a sentence about the button, as one that shows what is chosen in its menu.
  func isCalledPopUp(of menu: Menu?) -> [String] {
    let value = menu?.selectionInWords ?? title?.trimmed
    return words([label?.trimmed, value], "pop-up button", value == nil ? "nothing selected" : nil)
  }

  /// The names, what the button is, and what else there is to say about it.
  private func words(_ names: [String?], _ kind: String, _ detail: String?) -> [String] {
    let names = names.compactMap(\.self)
    let rest = [detail, isDisabled ? "dimmed" : nil].compactMap(\.self)
    return names + [names.isEmpty ? kind.capitalizedSentence : kind] + rest
  }

  /// What screen readers call the symbols that buttons without a title usually have.
  private static let meanings: [(title: String, symbols: [String])] = [
    ("More", ["ellipsis", "ellipsis.circle", "ellipsis.circle.fill"]),
    ("Add", ["plus", "plus.circle", "plus.circle.fill"]),
    ("Share", ["square.and.arrow.up"]),
    ("Sort", ["arrow.up.arrow.down", "arrow.up.arrow.down.circle"]),
    (
      "Filter",
      ["line.3.horizontal.decrease", "line.3.horizontal.decrease.circle", "line.3.horizontal.decrease.circle.fill"]
    ),
    ("Settings", ["gear", "gearshape", "gearshape.fill"]),
    ("Compose", ["square.and.pencil"]), ("Edit", ["pencil"]), ("Delete", ["trash"]),
    ("Reply", ["arrowshape.turn.up.left"]),
  ]
}

extension Menu {
  /// What the first picker of the menu has chosen; `nil` where there is no picker, or nothing is chosen.
  var selectionInWords: String? {
    let titles = items.firstPicker?.chosenTitles.compactMap(\.trimmed) ?? []
    return titles.isEmpty ? nil : titles.listed
  }
}
