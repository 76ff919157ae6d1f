extension AltTextLanguage {
  static let swedish = AltTextLanguage(
    tag: "sv",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} och {last}",
      percent: "{number}\u{A0}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "knapp", toggle: "omkopplare", palette: "palett", options: "alternativ", option: "alternativ",
      submenu: "undermeny", section: "avsnitt", group: "grupp", stepper: "stegreglage", slider: "skjutreglage",
      divider: "avdelare", text: "text"),
    states: States(
      on: "på", off: "av", mixed: "blandat", selected: "markerat", dimmed: "nedtonat", highlighted: "framhävt",
      destructive: "destruktiv åtgärd", open: "öppen", empty: "tom", actionAndSubmenu: "åtgärd och undermeny",
      heading: "rubrik", callout: "hänvisning {mark}", untitled: "namnlös", untitledItem: "Namnlöst objekt"),
    buttons: Buttons(
      pullDown: "pulldownknapp", split: "delad knapp", touchAndHold: "knapp med en meny vid långt tryck",
      pinchAndHold: "knapp med en meny när du nyper och håller", popUp: "popupknapp", withSymbol: "med en symbol",
      withImage: "med en bild", nothingSelected: "inget markerat", destructive: "destruktiv knapp",
      cancel: "avbrytknapp"),
    menus: Menus(
      menu: "Meny[ {title}]", context: "Kontextmeny[ ”{menu}”]",
      contextOfPreview: "Kontextmeny[ ”{menu}”] för [”{title}”|en förhandsvisning]",
      contextOfImage: "Kontextmeny[ ”{menu}”] för en bild[ med titeln ”{title}”]",
      contextOfScreen: "Kontextmeny[ ”{menu}”] för en skärm[ med titeln ”{title}”]",
      contextOfWindow: "Kontextmeny[ ”{menu}”] för ett fönster[ med titeln ”{title}”]",
      contextOfForm: "Kontextmeny[ ”{menu}”] för ett formulär[ med titeln ”{title}”]",
      keysHeld: "med {keys} nedtryckt", endOfSubmenu: "Slut på undermenyn[ {title}]", closed: "En stängd meny",
      closedContext: "En stängd kontextmeny", actionSheet: "Åtgärdsblad", popover: "Popover", alert: "Varning"),
    places: Places(
      menuBar: "Menyrad",
      barAboveNavigationBar: "Menyrad ovanför ett navigeringsfält[ med titeln ”{title}”]",
      barAboveToolbar: "Menyrad ovanför ett verktygsfält[ med titeln ”{title}”]",
      barAboveWindow: "Menyrad ovanför ett fönster[ med titeln ”{title}”]",
      barAboveForm: "Menyrad ovanför ett formulär[ med titeln ”{title}”]",
      inNavigationBar: "I ett navigeringsfält[ med titeln ”{title}”]",
      inToolbar: "I ett verktygsfält[ med titeln ”{title}”]", inWindow: "I ett fönster[ med titeln ”{title}”]",
      inForm: "I ett formulär[ med titeln ”{title}”]",
      screenWithNavigationBar: "På en skärm med ett navigeringsfält[ med titeln ”{title}”]",
      screenWithToolbar: "På en skärm med ett verktygsfält[ med titeln ”{title}”]",
      windowWithNavigationBar: "I ett fönster med ett navigeringsfält[ med titeln ”{title}”]",
      windowWithToolbar: "I ett fönster med ett verktygsfält[ med titeln ”{title}”]"),
    previews: Previews(
      preview: "En förhandsvisning[ av ”{title}”]", image: "En bild[ med titeln ”{title}”]",
      screen: "En skärm[ med titeln ”{title}”]", window: "Ett fönster[ med titeln ”{title}”]",
      form: "Ett formulär[ med titeln ”{title}”]"),
    titles: Titles(menu: "Meny", button: "Knapp", contextMenu: "Kontextmeny", menuBar: "Menyrad"),
    symbols: Symbols(
      more: "Mer", add: "Lägg till", share: "Dela", sort: "Sortera", filter: "Filtrera", settings: "Inställningar",
      compose: "Skriv", edit: "Redigera", delete: "Radera", reply: "Svara"),
    modifiers: Modifiers(
      function: "Funktion", control: "Kontroll", option: "Alternativ", shift: "Skift", command: "Kommando"),
    keys: Keys(
      plus: "Plus", minus: "Minus", comma: "Komma", period: "Punkt", slash: "Snedstreck", return: "Retur",
      enter: "Enter", tab: "Tabb", space: "Mellanslag", escape: "Escape", delete: "Backsteg",
      forwardDelete: "Radera framåt", up: "Uppil", down: "Nedpil", left: "Vänsterpil", right: "Högerpil",
      home: "Hem", end: "Slut", pageUp: "Sida upp", pageDown: "Sida ned"))
}
