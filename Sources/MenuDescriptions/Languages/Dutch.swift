extension AltTextLanguage {
  static let dutch = AltTextLanguage(
    tag: "nl",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} en {last}",
      percent: "{number}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "knop", toggle: "schakelaar", palette: "palet", options: "opties", option: "optie", submenu: "submenu",
      section: "sectie", group: "groep", stepper: "stapregelaar", slider: "schuifknop", divider: "scheidingslijn",
      text: "tekst"),
    states: States(
      on: "aan", off: "uit", mixed: "gemengd", selected: "geselecteerd", dimmed: "gedimd", highlighted: "gemarkeerd",
      destructive: "destructief", open: "geopend", empty: "leeg", actionAndSubmenu: "taak en submenu", heading: "kop",
      callout: "markering {mark}", untitled: "naamloos", untitledItem: "Naamloos onderdeel"),
    buttons: Buttons(
      pullDown: "pulldownknop", split: "gesplitste knop", touchAndHold: "knop met een menu bij vasthouden",
      pinchAndHold: "knop met een menu bij knijpen en vasthouden", popUp: "pop-upknop",
      withSymbol: "met een symbool", withImage: "met een afbeelding", nothingSelected: "niets geselecteerd",
      destructive: "destructieve knop", cancel: "annuleerknop"),
    menus: Menus(
      menu: "Menu[ {title}]", context: "Contextmenu[ ‘{menu}’]",
      contextOfPreview: "Contextmenu[ ‘{menu}’] van [‘{title}’|een voorvertoning]",
      contextOfImage: "Contextmenu[ ‘{menu}’] van een afbeelding[ met de titel ‘{title}’]",
      contextOfScreen: "Contextmenu[ ‘{menu}’] van een scherm[ met de titel ‘{title}’]",
      contextOfWindow: "Contextmenu[ ‘{menu}’] van een venster[ met de titel ‘{title}’]",
      contextOfForm: "Contextmenu[ ‘{menu}’] van een formulier[ met de titel ‘{title}’]",
      keysHeld: "met {keys} ingedrukt", endOfSubmenu: "Einde van het submenu[ {title}]", closed: "Een gesloten menu",
      closedContext: "Een gesloten contextmenu", actionSheet: "Taakvenster", popover: "Pop-over", alert: "Melding"),
    places: Places(
      menuBar: "Menubalk",
      barAboveNavigationBar: "Menubalk boven een navigatiebalk[ met de titel ‘{title}’]",
      barAboveToolbar: "Menubalk boven een knoppenbalk[ met de titel ‘{title}’]",
      barAboveWindow: "Menubalk boven een venster[ met de titel ‘{title}’]",
      barAboveForm: "Menubalk boven een formulier[ met de titel ‘{title}’]",
      inNavigationBar: "In een navigatiebalk[ met de titel ‘{title}’]",
      inToolbar: "In een knoppenbalk[ met de titel ‘{title}’]",
      inWindow: "In een venster[ met de titel ‘{title}’]", inForm: "In een formulier[ met de titel ‘{title}’]",
      screenWithNavigationBar: "Op een scherm met een navigatiebalk[ met de titel ‘{title}’]",
      screenWithToolbar: "Op een scherm met een knoppenbalk[ met de titel ‘{title}’]",
      windowWithNavigationBar: "In een venster met een navigatiebalk[ met de titel ‘{title}’]",
      windowWithToolbar: "In een venster met een knoppenbalk[ met de titel ‘{title}’]"),
    previews: Previews(
      preview: "Een voorvertoning[ van ‘{title}’]", image: "Een afbeelding[ met de titel ‘{title}’]",
      screen: "Een scherm[ met de titel ‘{title}’]", window: "Een venster[ met de titel ‘{title}’]",
      form: "Een formulier[ met de titel ‘{title}’]"),
    titles: Titles(menu: "Menu", button: "Knop", contextMenu: "Contextmenu", menuBar: "Menubalk"),
    symbols: Symbols(
      more: "Meer", add: "Voeg toe", share: "Deel", sort: "Sorteer", filter: "Filter", settings: "Instellingen",
      compose: "Schrijf", edit: "Wijzig", delete: "Verwijder", reply: "Beantwoord"),
    modifiers: Modifiers(
      function: "Functie", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "Plus", minus: "Min", comma: "Komma", period: "Punt", slash: "Schuine streep", return: "Return",
      enter: "Enter", tab: "Tab", space: "Spatie", escape: "Escape", delete: "Delete",
      forwardDelete: "Vooruit verwijderen", up: "Pijl omhoog", down: "Pijl omlaag", left: "Pijl-links",
      right: "Pijl-rechts", home: "Home", end: "End", pageUp: "Pagina omhoog", pageDown: "Pagina omlaag"))
}
