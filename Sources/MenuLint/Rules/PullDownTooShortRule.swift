import MenuDocument
import PositionedJSON

extension Rule {
  static let pullDownTooShort = Rule(.pullDownTooShort, .suggestion, source: .pullDownButtons) { mockup, report in
    guard mockup.document.presentation == .pullDownButton, mockup.document.button?.primaryAction != true,
      mockup.onlyChoice == nil
    else { return }
    let minimum = report.count
    for panel in mockup.panels where panel.role == .root && !panel.hasDynamicPart {
      guard (1..<max(2, minimum)).contains(panel.count) else { continue }
      let title = mockup.document.button?.title ?? ""
      if mockup.isImported, mayHoldMore(panel, than: minimum) || isUseful(panel, behind: mockup.document.button) {
        continue
      }
      report.add(
        at: panel.path, text: title,
        "pull-down button with \(panel.count == 1 ? "one item" : "\(panel.count) items"); the minimum is \(minimum)",
        help: help(for: panel, below: title))
    }
  }

  /// A text of the app that people copy is no button. Toggles may be a choice, of which an import does not know the
  /// selection; a button with the title of an item shows the selection.
  private static func help(for panel: MenuPanel, below title: String) -> String {
    if panel.count == 1 {
      if panel.counted.first?.opensMenu == true { return "show the items of the submenu in this menu" }
      let copies = panel.counted.first?.label?.words.first?.small == "copy"
      return copies && Placeholders.isPlaceholder(title)
        ? "make the text selectable, or use a context menu" : "use a button"
    }
    if !beginsWithVerb(title), panel.counted.contains(where: { $0.label?.text == title }) {
      return "use a pop-up button, which shows the selected option"
    }
    return panel.counted.allSatisfy(isMarked)
      ? "use a pop-up button to choose one of them; otherwise, use separate toggles" : "use separate buttons"
  }

  /// Returns whether separate buttons would not say as much as a menu with one or two items.
  private static func isUseful(_ panel: MenuPanel, behind button: MenuButton?) -> Bool {
    if keepsApart(panel) { return true }
    guard panel.count > 1 else { return false }
    return completes(panel, button?.title ?? "") || button.map { completesSymbol(panel, $0) } ?? false
      || marksOne(panel)
  }

  /// Returns whether a separate button would be too easy to press: a command that deletes or resets something.
  private static func keepsApart(_ panel: MenuPanel) -> Bool {
    panel.counted.contains { row in
      guard let button = row.button else { return false }
      let verb = row.label?.words.first?.small ?? ""
      return button.role == .destructive || button.confirmation?.actions.contains { $0.role == .destructive } == true
        || panel.count > 1 && (EnglishGrammar.destructiveVerbs.contains(verb) || verb == "reset")
    }
  }

  /// Returns whether the items complete the verb of the button, as in Attach: Screenshot, Document. Separate buttons would
  /// repeat it. After some verbs, a word is a state even if it may be a verb, as in Mark: Read, Unread.
  private static func completes(_ panel: MenuPanel, _ title: String) -> Bool {
    let leadsToStates = LabelWords(title).words.first.map { leadingToStates.contains($0.small) } ?? false
    return beginsWithVerb(title)
      && panel.counted.allSatisfy { row in
        guard row.button != nil, let label = row.label else { return false }
        return !beginsWithVerb(label.text) || leadsToStates && label.words.count == 1
      }
  }

  private static let leadingToStates: Set = ["filter", "make", "mark", "set", "show", "sort"]

  /// Returns whether the items say what a button without a title adds, sorts, or filters, or share their verb, as in New
  /// File and New Folder. Buttons with their symbols would not say it.
  private static func completesSymbol(_ panel: MenuPanel, _ button: MenuButton) -> Bool {
    guard button.title.map({ $0.isEmpty || Placeholders.isPlaceholder($0) }) ?? true else { return false }
    if let symbol = button.systemImage, actionSymbols.contains(StandardSymbols.root(of: symbol.value)) { return true }
    if let image = button.image, namesAction(image.value) { return true }
    let labels = panel.counted.map { $0.label?.text ?? "" }
    return labels.allSatisfy(beginsWithVerb) && Set(labels.map { LabelWords($0).words.first?.small }).count == 1
  }

  /// Returns whether a symbol marks the item that is chosen, or its direction.
  private static func marksOne(_ panel: MenuPanel) -> Bool {
    let symbols = panel.counted.compactMap { $0.attributes.systemImage?.value }
    return symbols.count == 1 && selectionMarks.contains(symbols[0])
  }

  /// The symbols of buttons that add, sort, and filter.
  private static let actionSymbols: Set = ["plus", "arrow.up.arrow.down", "line.3.horizontal.decrease"]

  /// Returns whether the name of an image begins with a word for such a symbol: `plus-small`, `icAdd`.
  private static func namesAction(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    var words = [""]
    for character in name {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words.first { !["", "ic", "icn", "icon"].contains($0) }.map(["plus", "add", "sort", "filter"].contains)
      ?? false
  }

  private static let selectionMarks: Set = ["checkmark", "chevron.up", "chevron.down", "arrow.up", "arrow.down"]

  private static func beginsWithVerb(_ text: String) -> Bool {
    LabelWords(text).words.first.map { EnglishGrammar.verbs.contains($0.small) } ?? false
  }

  /// Returns whether a row may have a checkmark.
  private static func isMarked(_ row: MenuRow) -> Bool {
    switch row.kind {
    case .toggle, .option: true
    case .button, .stepper, .slider, .text, .pickerMenu, .palette, .submenu: false
    }
  }

  /// Returns whether the menu may have more items at runtime: a hidden item of an import can appear, and a placeholder
  /// title can stand for any number of items.
  private static func mayHoldMore(_ panel: MenuPanel, than minimum: Int) -> Bool {
    let hidden = panel.lists.joined().count { $0.isHidden && !$0.isDivider }
    return panel.count + hidden >= minimum
      || panel.rows.contains { $0.label.map { Placeholders.isPlaceholder($0.text) } ?? false }
  }
}
