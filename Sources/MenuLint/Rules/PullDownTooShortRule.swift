import MenuDocument

extension Rule {
  static let pullDownTooShort = Rule(.pullDownTooShort, .suggestion, source: .pullDownButtons) { mockup, report in
    guard mockup.document.presentation == .pullDownButton, mockup.document.button?.primaryAction != true,
      mockup.onlyChoice == nil
    else { return }
    let minimum = report.count
    for panel in mockup.panels where panel.role == .root && !panel.hasDynamicPart {
      guard (1..<max(2, minimum)).contains(panel.count) else { continue }
      let title = mockup.document.button?.title ?? ""
      if mockup.isImported, mayHoldMore(panel, than: minimum) || keepsApart(panel) || completes(panel, title) {
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
      let copies = panel.counted.first?.label?.words.first?.small == "copy"
      return copies && Placeholders.isPlaceholder(title)
        ? "make the text selectable, or use a context menu" : "use a button"
    }
    if panel.counted.contains(where: { $0.label?.text == title }) {
      return "use a pop-up button, which shows the selected option"
    }
    return panel.counted.allSatisfy(isMarked)
      ? "use a pop-up button to choose one of them; otherwise, use separate toggles" : "use separate buttons"
  }

  /// Returns whether a separate button would be too easy to press: a command that deletes something.
  private static func keepsApart(_ panel: MenuPanel) -> Bool {
    panel.counted.contains { row in
      guard let button = row.button else { return false }
      let verb = row.label?.words.first?.small ?? ""
      return button.role == .destructive || panel.count > 1 && EnglishGrammar.destructiveVerbs.contains(verb)
    }
  }

  /// Returns whether the items complete the verb of the button, as in Attach: Screenshot, Document. Separate buttons would
  /// repeat it.
  private static func completes(_ panel: MenuPanel, _ title: String) -> Bool {
    func beginsWithVerb(_ text: String) -> Bool {
      LabelWords(text).words.first.map { EnglishGrammar.verbs.contains($0.small) } ?? false
    }
    return panel.count > 1 && beginsWithVerb(title)
      && panel.counted.allSatisfy { $0.button != nil && !beginsWithVerb($0.label?.text ?? "") }
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
