import UIKit

/// Titles and images that one condition assigns.
final class BellController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var title = "Mute"
    var image = UIImage(systemName: "bell.slash")
    if Bell.current.isMuted {
      title = "Unmute"
      image = UIImage(systemName: "bell")
    }
    let name: String
    let picture: UIImage?
    if Bell.current.isHung {
      name = "Take Down"
      picture = UIImage(systemName: "arrow.down")
    } else {
      name = "Hang"
      picture = UIImage(systemName: "arrow.up")
    }
    var symbol = "hammer"
    var word = "Strike"
    if Bell.current.isStruck {
      symbol = "hand.raised"
      word = "Silence"
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Bell",
      menu: UIMenu(children: [
        UIAction(title: title, image: image) { _ in }, UIAction(title: name, image: picture) { _ in },
        UIAction(title: word, image: UIImage(systemName: symbol)) { _ in },
      ]))
  }
}
