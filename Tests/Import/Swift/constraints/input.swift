import UIKit

class CatchModel {
  let fish = ["Cod", "Herring"]
  var title: String { "Catch" }
}

/// A property whose type is a generic parameter of the class around it.
final class CatchController<Model: CatchModel>: UIViewController {
  let model: Model

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  func configure() {
    let actions = model.fish.map { fish in UIAction(title: fish) { _ in } }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: model.title, menu: UIMenu(title: model.title, children: actions))
  }
}
