import AppKit

/// Titles that branches without a last `else` may replace.
final class ClipMenu: NSObject {
  func makeMenu(_ clips: [Clip]) -> NSMenu {
    let menu = NSMenu(title: "Clips")
    let first = NSMenuItem(title: "Text", action: nil, keyEquivalent: "")
    if clips[0].isPicture {
      first.title = "Picture"
    } else if clips[0].isFile {
      first.title = "File"
    }
    menu.addItem(first)
    let last = NSMenuItem(title: "Text", action: nil, keyEquivalent: "")
    if clips[1].isPicture { last.title = "Picture" } else { last.title = "File" }
    menu.addItem(last)
    return menu
  }
}
