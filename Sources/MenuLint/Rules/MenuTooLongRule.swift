import MenuModel

extension Rule {
  /// A menu that takes long to read.
  static let menuTooLong = Rule(
    .menuTooLong, .warning, source: .menus("Organization"),
    demand: "A menu has up to 12 items, unless it has a part that is made while the program runs.",
    reason: "People need time to read a long menu, and miss what they look for.",
    bad: #"""
      {
        "menu": {
          "items": [
            "Level 1",
            "Level 2",
            "Level 3",
            "Level 4",
            "Level 5",
            "Level 6",
            "Level 7",
            "Level 8",
            "Level 9",
            "Level 10",
            "Level 11",
            "Level 12",
            "Level 13"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "menu", "title": "Levels", "isDynamic": true, "items": ["Level 1", "Level 2"]},
            "Quit"
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for panel in mockup.panels where panel.depth == 0 && !panel.hasDynamicPart && panel.count > most {
      let name = panel.title.map { "the menu \(Quotation.of($0.text))" } ?? "this menu"
      report.add(
        at: panel.path, text: panel.title?.text ?? "",
        "\(name) has \(panel.count) items; more than \(most) take long to read")
    }
  }
}
