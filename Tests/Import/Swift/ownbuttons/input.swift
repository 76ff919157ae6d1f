import UIKit

/// Shows a menu, without a label unless it gets an image.
final class BareButton: UIButton {
  init(image: UIImage? = nil, menu: UIMenu? = nil) {
    super.init(frame: .zero)
    if let image = image { setImage(image, for: .normal) }
    if let menu = menu { self.menu = menu }
    showsMenuAsPrimaryAction = true
    accessibilityLabel = "More"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BusyItem: UIBarButtonItem {
  let inner = UIButton()
  private let spinner = UIActivityIndicatorView()

  init(image: UIImage) {
    super.init()
    var configuration = UIButton.Configuration.plain()
    configuration.image = image
    inner.configuration = configuration
    customView = inner
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class GalleryController: UIViewController {
  private lazy var bare: BareButton = {
    let view = BareButton(image: nil, menu: UIMenu(children: [UIAction(title: "Frame") { _ in }]))
    return view
  }()
  private let shown = BareButton(image: UIImage(systemName: "photo"))
  private let plain = UIButton(type: .system)
  private let drawn = UIButton(type: .system)
  private let styled = UIButton(type: .system)
  private var sortItem: UIBarButtonItem?
  private lazy var busy: BusyItem = {
    let image =
      UIImage(systemName: "ellipsis", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)) ?? UIImage()
    let item = BusyItem(image: image)
    item.inner.menu = UIMenu(title: "Gallery", children: [UIAction(title: "Hang") { _ in }])
    return item
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    shown.menu = UIMenu(children: [UIAction(title: "Show") { _ in }])
    plain.menu = UIMenu(children: [UIAction(title: "Light") { _ in }])
    drawn.menu = UIMenu(children: [UIAction(title: "Draw") { _ in }])
    drawn.addSubview(UIImageView())
    styled.menu = UIMenu(children: [UIAction(title: "Style") { _ in }])
    style(styled, as: "Style")
    let sortItem = UIBarButtonItem(image: UIImage(systemName: "arrow.up.arrow.down"))
    self.sortItem = sortItem
    fillSortItem()
  }

  private func style(_ button: UIButton, as title: String) { button.setTitle(title, for: .normal) }

  private func fillSortItem() {
    sortItem?.menu = UIMenu(children: [UIAction(title: "By Year") { _ in }, UIAction(title: "By Painter") { _ in }])
  }
}
