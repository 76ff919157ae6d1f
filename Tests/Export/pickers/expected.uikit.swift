import UIKit

/// Canvas
final class CanvasViewController: UIViewController {
  enum SortBy: String {
    case name
    case date
    case `default`
  }

  enum Tag: String {
    case red
    case leaf
  }

  enum Choice: String {
    case light = "Light"
    case dark = "Dark"
  }

  private var sortBy = SortBy.date
  private var textSize = "12 pt"
  private var tag: Tag?
  private var grid = true
  private var rulers = false
  private var selection: Choice?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Canvas"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          title: "Sort By",
          image: UIImage(systemName: "arrow.up.arrow.down"),
          options: .singleSelection,
          children: [
            UIAction(title: "Name", state: sortBy == .name ? .on : .off) { [weak self] _ in
              self?.sortBy = .name
            },
            UIAction(
              title: "Date",
              image: UIImage(systemName: "calendar"),
              state: sortBy == .date ? .on : .off
            ) { [weak self] _ in self?.sortBy = .date },
            UIAction(
              title: "Default",
              subtitle: "As they were added",
              state: sortBy == .default ? .on : .off
            ) { [weak self] _ in self?.sortBy = .default },
          ]
        ),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: "10 pt", state: textSize == "10 pt" ? .on : .off) { [weak self] _ in
              self?.textSize = "10 pt"
            },
            UIAction(title: "12 pt", state: textSize == "12 pt" ? .on : .off) { [weak self] _ in
              self?.textSize = "12 pt"
            },
            UIAction(title: "14 pt", state: textSize == "14 pt" ? .on : .off) { [weak self] _ in
              self?.textSize = "14 pt"
            },
          ]
        ),
        UIMenu(
          title: "Tag",
          options: [.displayInline, .singleSelection, .displayAsPalette],
          children: [
            UIAction(
              title: "Red",
              image: UIImage(systemName: "circle.fill")?
                .withTintColor(.systemRed, renderingMode: .alwaysOriginal),
              state: tag == .red ? .on : .off
            ) { [weak self] _ in self?.tag = .red },
            UIAction(title: "🌿", state: tag == .leaf ? .on : .off) { [weak self] _ in
              self?.tag = .leaf
            },
          ]
        ),
        UIMenu(
          title: "Show",
          children: [
            UIAction(title: "Grid", state: grid ? .on : .off) { [weak self] _ in
              self?.grid.toggle()
            },
            UIAction(title: "Rulers", state: rulers ? .on : .off) { [weak self] _ in
              self?.rulers.toggle()
            },
          ]
        ),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: "Light", state: selection == .light ? .on : .off) { [weak self] _ in
              self?.selection = .light
            },
            UIAction(title: "Dark", state: selection == .dark ? .on : .off) { [weak self] _ in
              self?.selection = .dark
            },
          ]
        ),
      ]
    )
  }
}
