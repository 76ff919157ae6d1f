extension AltTextLanguage {
  static let german = AltTextLanguage(
    tag: "de",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} und {last}",
      percent: "{number} %", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "Taste", toggle: "Schalter", palette: "Palette", options: "Optionen", option: "Option",
      submenu: "Untermenü", section: "Abschnitt", group: "Gruppe", stepper: "Stepper", slider: "Schieberegler",
      divider: "Trennlinie", text: "Text"),
    states: States(
      on: "ein", off: "aus", mixed: "gemischt", selected: "ausgewählt", dimmed: "abgeblendet",
      highlighted: "hervorgehoben", destructive: "destruktiv", open: "geöffnet", empty: "leer",
      actionAndSubmenu: "Aktion und Untermenü", heading: "Überschrift", callout: "Hinweis {mark}",
      untitled: "ohne Titel", untitledItem: "Objekt ohne Titel"),
    buttons: Buttons(
      pullDown: "Pulldown-Taste", split: "geteilte Taste", touchAndHold: "Taste mit Menü beim Gedrückthalten",
      pinchAndHold: "Taste mit Menü beim Zusammenziehen und Halten der Finger", popUp: "Einblendmenü-Taste",
      withSymbol: "mit Symbol", withImage: "mit Bild", nothingSelected: "nichts ausgewählt",
      destructive: "destruktive Taste", cancel: "Taste zum Abbrechen"),
    menus: Menus(
      menu: "Menü[ {title}]", context: "Kontextmenü[ „{menu}“]",
      contextOfPreview: "Kontextmenü[ „{menu}“] [von „{title}“|einer Vorschau]",
      contextOfImage: "Kontextmenü[ „{menu}“] eines Bildes[ mit dem Titel „{title}“]",
      contextOfScreen: "Kontextmenü[ „{menu}“] eines Bildschirms[ mit dem Titel „{title}“]",
      contextOfWindow: "Kontextmenü[ „{menu}“] eines Fensters[ mit dem Titel „{title}“]",
      contextOfForm: "Kontextmenü[ „{menu}“] eines Formulars[ mit dem Titel „{title}“]",
      keysHeld: "mit gedrückter Taste {keys}", endOfSubmenu: "Ende des Untermenüs[ {title}]",
      closed: "Ein geschlossenes Menü", closedContext: "Ein geschlossenes Kontextmenü",
      actionSheet: "Aktionsblatt", popover: "Popover", alert: "Warnhinweis"),
    places: Places(
      menuBar: "Menüleiste",
      barAboveNavigationBar: "Menüleiste über einer Navigationsleiste[ mit dem Titel „{title}“]",
      barAboveToolbar: "Menüleiste über einer Symbolleiste[ mit dem Titel „{title}“]",
      barAboveWindow: "Menüleiste über einem Fenster[ mit dem Titel „{title}“]",
      barAboveForm: "Menüleiste über einem Formular[ mit dem Titel „{title}“]",
      inNavigationBar: "In einer Navigationsleiste[ mit dem Titel „{title}“]",
      inToolbar: "In einer Symbolleiste[ mit dem Titel „{title}“]",
      inWindow: "In einem Fenster[ mit dem Titel „{title}“]", inForm: "In einem Formular[ mit dem Titel „{title}“]",
      screenWithNavigationBar: "Auf einem Bildschirm mit einer Navigationsleiste[ mit dem Titel „{title}“]",
      screenWithToolbar: "Auf einem Bildschirm mit einer Symbolleiste[ mit dem Titel „{title}“]",
      windowWithNavigationBar: "In einem Fenster mit einer Navigationsleiste[ mit dem Titel „{title}“]",
      windowWithToolbar: "In einem Fenster mit einer Symbolleiste[ mit dem Titel „{title}“]"),
    previews: Previews(
      preview: "Eine Vorschau[ von „{title}“]", image: "Ein Bild[ mit dem Titel „{title}“]",
      screen: "Ein Bildschirm[ mit dem Titel „{title}“]", window: "Ein Fenster[ mit dem Titel „{title}“]",
      form: "Ein Formular[ mit dem Titel „{title}“]"),
    titles: Titles(menu: "Menü", button: "Taste", contextMenu: "Kontextmenü", menuBar: "Menüleiste"),
    symbols: Symbols(
      more: "Mehr", add: "Hinzufügen", share: "Teilen", sort: "Sortieren", filter: "Filtern",
      settings: "Einstellungen", compose: "Verfassen", edit: "Bearbeiten", delete: "Löschen", reply: "Antworten"),
    modifiers: Modifiers(
      function: "Funktion", control: "Control", option: "Wahl", shift: "Umschalt", command: "Befehl"),
    keys: Keys(
      plus: "Plus", minus: "Minus", comma: "Komma", period: "Punkt", slash: "Schrägstrich", return: "Zeilenschalter",
      enter: "Eingabe", tab: "Tabulator", space: "Leertaste", escape: "Escape", delete: "Rückschritt",
      forwardDelete: "Entfernen", up: "Pfeil nach oben", down: "Pfeil nach unten", left: "Pfeil nach links",
      right: "Pfeil nach rechts", home: "Anfang", end: "Ende", pageUp: "Seite nach oben",
      pageDown: "Seite nach unten"))
}
