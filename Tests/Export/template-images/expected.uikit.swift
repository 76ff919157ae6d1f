import UIKit

/// Images in the color of the text
final class ImagesInTheColorOfTheViewController: UIViewController {
  enum Choice: String {
    case sun = "Sun"
    case shade = "Shade"
  }

  private var selection = Choice.sun

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Garden"
    configuration.image = UIImage(named: "leaf")?.withRenderingMode(.alwaysTemplate)

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(
          title: "Water",
          image: UIImage(named: "drop")?.withRenderingMode(.alwaysTemplate)
        ) { [weak self] _ in self?.water() },
        UIAction(title: "Photo", image: UIImage(named: "photo")) { [weak self] _ in self?.photo() },
        UIAction(
          title: "Seeds",
          image: UIImage(named: "seed")?.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
        ) { [weak self] _ in self?.seeds() },
        UIAction(title: "Bees", image: UIImage(systemName: "ladybug")) { [weak self] _ in
          self?.bees()
        },
        UIMenu(
          title: "Beds",
          image: UIImage(named: "bed")?.withRenderingMode(.alwaysTemplate),
          children: [
            UIAction(title: "North") { [weak self] _ in self?.north() }
          ]
        ),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(
              title: "Sun",
              image: UIImage(named: "sun")?.withRenderingMode(.alwaysTemplate),
              state: selection == .sun ? .on : .off
            ) { [weak self] _ in self?.selection = .sun },
            UIAction(title: "Shade", state: selection == .shade ? .on : .off) { [weak self] _ in
              self?.selection = .shade
            },
          ]
        ),
      ]
    )
  }

  private func water() {}

  private func photo() {}

  private func seeds() {}

  private func bees() {}

  private func north() {}
}
