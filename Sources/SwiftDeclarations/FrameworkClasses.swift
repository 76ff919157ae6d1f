/// The superclasses of classes of UIKit and AppKit that apps extend or inherit from.
enum FrameworkClasses {
  /// The superclass of a class; `nil` for other types.
  static func superclass(of name: String) -> String? { superclasses[name] }

  private static let subclasses = [
    "NSObject": [
      "UIResponder", "NSResponder", "UIMenuElement", "UIBarItem", "NSMenu", "NSMenuItem", "NSCell", "NSToolbarItem",
      "NSStatusItem", "UIGestureRecognizer", "NSGestureRecognizer", "NSTableColumn", "NSToolbar",
      "NSDocumentController", "UserDefaults",
    ],
    "UIResponder": ["UIView", "UIViewController", "UIApplication", "UIScene"],
    "UIScene": ["UIWindowScene"],
    "UIView": [
      "UIControl", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITableViewCell", "UINavigationBar",
      "UITableViewHeaderFooterView", "UICollectionReusableView", "UIToolbar", "UITabBar", "UIWindow",
      "UIVisualEffectView", "UIPickerView", "UISearchBar", "UIInputView", "UIProgressView",
    ],
    "UIControl": [
      "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UITextField", "UIDatePicker",
      "UIPageControl",
    ],
    "UITextField": ["UISearchTextField"],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UIViewController": [
      "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIPageViewController", "UIHostingController", "UIActivityViewController",
      "UIAlertController", "UISearchController",
    ],
    "UIMenuElement": ["UIAction", "UICommand", "UIMenu", "UIDeferredMenuElement"],
    "UICommand": ["UIKeyCommand"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "NSResponder": [
      "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication", "NSDocument", "NSPopover",
    ],
    "NSView": [
      "NSControl", "NSStackView", "NSScrollView", "NSClipView", "NSSplitView", "NSBox", "NSTableCellView",
      "NSTableRowView", "NSTabView", "NSVisualEffectView", "NSHostingView", "NSCollectionView", "NSText", "NSGridView",
      "NSProgressIndicator",
    ],
    "NSControl": [
      "NSButton", "NSTextField", "NSTableView", "NSSegmentedControl", "NSSlider", "NSStepper", "NSImageView",
      "NSColorWell", "NSPathControl", "NSSwitch", "NSDatePicker", "NSLevelIndicator", "NSRuleEditor",
    ],
    "NSButton": ["NSPopUpButton"],
    "NSTextField": ["NSSearchField", "NSComboBox", "NSSecureTextField", "NSTokenField"],
    "NSTableView": ["NSOutlineView"],
    "NSText": ["NSTextView"],
    "NSWindow": ["NSPanel"],
    "NSViewController": [
      "NSSplitViewController", "NSTabViewController", "NSPageController", "NSHostingController",
      "NSTitlebarAccessoryViewController",
    ],
    "NSToolbarItem": ["NSMenuToolbarItem", "NSToolbarItemGroup", "NSSearchToolbarItem"],
  ]

  private static let superclasses = subclasses.reduce(into: [String: String]()) { all, entry in
    for name in entry.value { all[name] = entry.key }
  }
}

extension DeclarationIndex {
  /// Whether a type is a class of UIKit or AppKit or inherits from one, which has more members than the sources declare.
  package func isOfFramework(_ type: TypeDeclaration) -> Bool {
    ancestors(named: type.name).contains { FrameworkClasses.superclass(of: $0) != nil }
  }
}
