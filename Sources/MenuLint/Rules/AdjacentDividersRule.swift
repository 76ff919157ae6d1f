import MenuDocument
import MockupScene
import PositionedJSON

extension Rule {
  static let adjacentDividers = Rule(.adjacentDividers, .warning, source: .menus("Organization")) { mockup, report in
    if drawsOnlyNeeded(mockup) { return }
    for panel in mockup.panels {
      let isPart = mockup.isPartOfSystemMenu(panel)
      for (depth, list) in panel.lists.enumerated() {
        // In an imported pop-up button, the application adds the selected option at runtime.
        let isPartOfOptions = mockup.isImported && list.contains { $0.path.steps.dropLast().last == .key("options") }
        if mockup.isImported, isPart || panel.hasDynamicPart || isFilledAtRunTime(mockup) { continue }
        check(
          list, hasEnds: !(isPart && depth == 0) && !isPartOfOptions,
          // Code inserts items in submenus before a first divider.
          hasStart: !mockup.isImported || panel.depth == 0, &report)
      }
    }
  }

  /// Whether the system or the running program adds items before, after, and between the dividers of a source: in
  /// menus of Interface Builder, and in those that a Mac app builds in code.
  private static func isFilledAtRunTime(_ mockup: LintedMockup) -> Bool {
    guard mockup.document.platform == .macOS else { return false }
    let isCode = mockup.document.source?.contains(substring: ".swift:") == true
    return !isCode || mockup.document.presentation != .menuBar
  }

  /// Whether the system draws the dividers of the app's code only between groups of items.
  private static func drawsOnlyNeeded(_ mockup: LintedMockup) -> Bool {
    mockup.isImported && mockup.document.platform != .macOS
  }

  private static let remedy = "remove the divider"

  /// - Parameters:
  ///   - hasEnds: whether the ends of the list are the ends of the menu.
  ///   - hasStart: whether nothing is inserted before the first entry.
  private static func check(_ list: [ListEntry], hasEnds: Bool, hasStart: Bool, _ report: inout RuleReport) {
    for (index, entry) in list.enumerated() where entry.isDivider && !entry.isHidden {
      if index == 0 {
        if hasEnds, hasStart { report.add(at: entry.path, "divider before the first item", help: remedy) }
      } else if list[index - 1].isDivider, !list[index - 1].isHidden {
        report.add(at: entry.path, "divider after another divider", help: remedy, related: [list[index - 1].path])
      } else if index == list.count - 1, hasEnds {
        report.add(at: entry.path, "divider after the last item", help: remedy)
      }
    }
  }
}
