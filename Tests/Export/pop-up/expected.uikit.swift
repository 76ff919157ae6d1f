import UIKit

/// Repeat
final class RepeatViewController: UIViewController {
  enum Choice: String {
    case never
    case everyDay = "every day"
    case everyWeek = "every week"
  }

  private var selection = Choice.everyWeek

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    // UIKit does not support the label “Repeat” in front of a button. Add a separate view.
    let button = UIButton(configuration: .plain())
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIMenu(
              options: .displayInline,
              children: [
                UIAction(title: "Never", state: selection == .never ? .on : .off) { [weak self] _ in
                  self?.selection = .never
                }
              ]
            ),
            UIMenu(
              options: .displayInline,
              children: [
                UIAction(
                  title: "Every Day",
                  state: selection == .everyDay ? .on : .off
                ) { [weak self] _ in self?.selection = .everyDay },
                UIAction(
                  title: "Every Week",
                  state: selection == .everyWeek ? .on : .off
                ) { [weak self] _ in self?.selection = .everyWeek },
              ]
            ),
          ]
        )
      ]
    )
  }
}
