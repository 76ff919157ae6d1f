import UIKit

/// Buttons that helpers of the controller label.
final class ChartController: UIViewController {
  private let zoomButton = UIButton(type: .system)
  private let layerButton = UIButton(type: .system)
  private let pinButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    setImage(UIImage(systemName: "plus.magnifyingglass"), for: zoomButton)
    zoomButton.menu = UIMenu(children: [UIAction(title: "Zoom In") { _ in }])
    decorate(layerButton, title: "Layers")
    layerButton.menu = UIMenu(children: [UIAction(title: "Depths") { _ in }])
    Style.apply(to: pinButton)
    pinButton.menu = UIMenu(children: [UIAction(title: "Drop Pin") { _ in }])
  }

  private func setImage(_ image: UIImage?, for button: UIButton) {
    button.setImage(image, for: .normal)
    button.tintColor = .systemBlue
  }

  private func decorate(_ button: UIButton, title: String) {
    var look = UIButton.Configuration.plain()
    look.title = title
    button.configuration = look
  }
}
