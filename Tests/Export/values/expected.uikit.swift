import UIKit

/// Print
final class PrintViewController: UIViewController {
  private var copies = 2
  private var margin = 0.5

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Print"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          options: .displayInline,
          preferredElementSize: .medium,
          children: [
            UIAction(
              title: "Fit",
              image: UIImage(systemName: "arrow.down.right.and.arrow.up.left")
            ) { [weak self] _ in self?.fit() },
            UIAction(title: "Rotate", image: UIImage(systemName: "rotate.right")) { [weak self] _ in
              self?.rotate()
            },
          ]
        ),
        // UIKit does not support steppers. Two buttons replace the stepper.
        UIMenu(
          title: "Copies",
          options: .displayInline,
          preferredElementSize: .small,
          children: [
            UIAction(
              title: "Decrease",
              image: UIImage(systemName: "minus"),
              attributes: .keepsMenuPresented
            ) { [weak self] _ in
              guard let self else { return }
              self.copies = max(1, self.copies - 1)
            },
            UIAction(
              title: "Increase",
              image: UIImage(systemName: "plus"),
              attributes: .keepsMenuPresented
            ) { [weak self] _ in
              guard let self else { return }
              self.copies = min(99, self.copies + 1)
            },
          ]
        ),
        // UIKit does not support steppers. Two buttons replace the stepper.
        UIMenu(
          title: "Margin",
          options: .displayInline,
          preferredElementSize: .small,
          children: [
            UIAction(
              title: "Decrease",
              image: UIImage(systemName: "minus"),
              attributes: .keepsMenuPresented
            ) { [weak self] _ in
              guard let self else { return }
              self.margin = max(0, self.margin - 0.25)
            },
            UIAction(
              title: "Increase",
              image: UIImage(systemName: "plus"),
              attributes: .keepsMenuPresented
            ) { [weak self] _ in
              guard let self else { return }
              self.margin = min(4, self.margin + 0.25)
            },
          ]
        ),
        // UIKit does not support the slider “Brightness”.
        // UIKit does not support sliders.
        UIMenu(
          options: .displayInline,
          preferredElementSize: .small,
          children: [
            UIAction(title: "Bold", image: UIImage(systemName: "bold")) { [weak self] _ in
              self?.bold()
            },
            UIAction(title: "Italic", image: UIImage(systemName: "italic")) { [weak self] _ in
              self?.italic()
            },
          ]
        ),
        UIAction(title: "2 pages", attributes: .disabled) { _ in },
      ]
    )
  }

  private func fit() {}

  private func rotate() {}

  private func bold() {}

  private func italic() {}
}
