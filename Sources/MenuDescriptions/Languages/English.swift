extension AltTextLanguage {
  package static let english = AltTextLanguage(
    tag: "en",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} and {last}",
      percent: "{number} %", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "button", toggle: "toggle", palette: "palette", options: "options", option: "option",
      submenu: "submenu", section: "section", group: "group", stepper: "stepper", slider: "slider",
      divider: "divider", text: "text"),
    states: States(
      on: "on", off: "off", mixed: "mixed", selected: "selected", dimmed: "dimmed", highlighted: "highlighted",
      destructive: "destructive", open: "open", empty: "empty", actionAndSubmenu: "action and submenu",
      heading: "heading", callout: "callout {mark}", untitled: "untitled", untitledItem: "Untitled item"),
    buttons: Buttons(
      pullDown: "pull-down button", split: "split button", touchAndHold: "button with a menu on touch and hold",
      pinchAndHold: "button with a menu on pinch and hold", popUp: "pop-up button", withSymbol: "with a symbol",
      withImage: "with an image", nothingSelected: "nothing selected", destructive: "destructive button",
      cancel: "cancel button"),
    menus: Menus(
      menu: "Menu[ {title}]", context: "Context menu[ “{menu}”]",
      contextOfPreview: "Context menu[ “{menu}”] of [“{title}”|a preview]",
      contextOfImage: "Context menu[ “{menu}”] of an image[ titled “{title}”]",
      contextOfScreen: "Context menu[ “{menu}”] of a screen[ titled “{title}”]",
      contextOfWindow: "Context menu[ “{menu}”] of a window[ titled “{title}”]",
      contextOfForm: "Context menu[ “{menu}”] of a form[ titled “{title}”]", keysHeld: "with {keys} held",
      endOfSubmenu: "End of the submenu[ {title}]", closed: "A closed menu", closedContext: "A closed context menu",
      actionSheet: "Action sheet", popover: "Popover", alert: "Alert"),
    places: Places(
      menuBar: "Menu bar",
      barAboveNavigationBar: "Menu bar above [the navigation bar titled “{title}”|a navigation bar]",
      barAboveToolbar: "Menu bar above a toolbar[ titled “{title}”]",
      barAboveWindow: "Menu bar above a window[ titled “{title}”]",
      barAboveForm: "Menu bar above a form[ titled “{title}”]",
      inNavigationBar: "In [the navigation bar titled “{title}”|a navigation bar]",
      inToolbar: "In a toolbar[ titled “{title}”]", inWindow: "In a window[ titled “{title}”]",
      inForm: "In a form[ titled “{title}”]",
      screenWithNavigationBar: "On a screen with [the navigation bar titled “{title}”|a navigation bar]",
      screenWithToolbar: "On a screen with a toolbar[ titled “{title}”]",
      windowWithNavigationBar: "In a window with [the navigation bar titled “{title}”|a navigation bar]",
      windowWithToolbar: "In a window with a toolbar[ titled “{title}”]"),
    previews: Previews(
      preview: "A preview[ of “{title}”]", image: "An image[ titled “{title}”]",
      screen: "A screen[ titled “{title}”]", window: "A window[ titled “{title}”]",
      form: "A form[ titled “{title}”]"),
    titles: Titles(menu: "Menu", button: "Button", contextMenu: "Context Menu", menuBar: "Menu Bar"),
    symbols: Symbols(
      more: "More", add: "Add", share: "Share", sort: "Sort", filter: "Filter", settings: "Settings",
      compose: "Compose", edit: "Edit", delete: "Delete", reply: "Reply"),
    modifiers: Modifiers(
      function: "Function", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "Plus", minus: "Minus", comma: "Comma", period: "Period", slash: "Slash", return: "Return",
      enter: "Enter", tab: "Tab", space: "Space", escape: "Escape", delete: "Delete",
      forwardDelete: "Forward Delete", up: "Up Arrow", down: "Down Arrow", left: "Left Arrow", right: "Right Arrow",
      home: "Home", end: "End", pageUp: "Page Up", pageDown: "Page Down"))
}
