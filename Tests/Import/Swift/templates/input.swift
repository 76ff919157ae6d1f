import AppKit
import SwiftUI
import UIKit

// Templates have the color of the text: by their catalog, by code, or in AppKit by their name.

struct GardenView: View {
  var body: some View {
    Menu {
      Button("Leaf", image: .leaf) {}
      Button { } label: { Label("Photo", image: "photo") }
      Button { } label: { Label { Text("Petal") } icon: { Image("petal").renderingMode(.template).resizable() } }
      Button { } label: { Label { Text("Leaf in its colors") } icon: { Image(.leaf).renderingMode(.original) } }
      Button { } label: { Label("Root", image: "rootTemplate") }
    } label: {
      Image("petal").renderingMode(.template)
    }
  }
}

final class BedController: UIViewController {
  private let icon = UIImage(named: "petal")

  override func viewDidLoad() {
    super.viewDidLoad()
    let seed = UIImage(named: "petal")
    let button = UIButton()
    button.setImage(UIImage(named: "leaf"), for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "Petal", image: UIImage(named: "petal")?.withRenderingMode(.alwaysTemplate)) { _ in },
      UIAction(title: "Seed", image: seed?.withRenderingMode(.alwaysTemplate)) { _ in },
      UIAction(title: "Icon", image: icon) { _ in },
      UIAction(title: "Leaf", image: UIImage(resource: .leaf).withRenderingMode(.alwaysOriginal)) { _ in },
      UIAction(title: "Red", image: UIImage(named: "petal")?.withTintColor(.red, renderingMode: .alwaysOriginal)) { _ in },
    ])
    view.addSubview(button)
  }
}

final class ShedDelegate: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  override init() {
    super.init()
    let menu = NSMenu()
    let petal = menu.addItem(withTitle: "Petal", action: nil, keyEquivalent: "")
    petal.image = NSImage(named: "petal")
    petal.image?.isTemplate = true
    let plain = menu.addItem(withTitle: "Plain", action: nil, keyEquivalent: "")
    plain.image = NSImage(named: "petal")
    let root = menu.addItem(withTitle: "Root", action: nil, keyEquivalent: "")
    root.image = NSImage(named: "rootTemplate")
    let tool = menu.addItem(withTitle: "Tool", action: nil, keyEquivalent: "")
    let image = NSImage(named: "petal")
    image?.isTemplate = true
    image?.size = NSSize(width: 16, height: 16)
    tool.image = image
    statusItem.button?.image = NSImage(named: "petal")
    statusItem.button?.image?.isTemplate = true
    statusItem.menu = menu
  }
}
