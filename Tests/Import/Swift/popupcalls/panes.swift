import AppKit

final class WatchPane: NSViewController {
  override func loadView() {
    view = NSStackView(views: [Control.labelled("watch", ["Dog Watch", "Middle Watch"])])
  }
}

final class BellPane: NSViewController {
  lazy var bells: NSPopUpButton = Control.labelled("bells", ["One Bell", "Two Bells"])

  override func viewDidLoad() {
    NSAnimationContext.runAnimationGroup { _ in
      view.addSubview(Control.labelled("flag", ["Ensign", "Pennant"]))
    }
  }
}
