extension AltTextLanguage {
  static let italian = AltTextLanguage(
    tag: "it",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} e {last}",
      percent: "{number}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "pulsante", toggle: "interruttore", palette: "tavolozza", options: "opzioni", option: "opzione",
      submenu: "sottomenu", section: "sezione", group: "gruppo", stepper: "controllo incrementale", slider: "cursore",
      divider: "separatore", text: "testo"),
    states: States(
      on: "attivo", off: "non attivo", mixed: "misto", selected: "selezionato", dimmed: "oscurato",
      highlighted: "evidenziato", destructive: "azione distruttiva", open: "aperto", empty: "vuoto",
      actionAndSubmenu: "azione e sottomenu", heading: "intestazione", callout: "richiamo {mark}",
      untitled: "senza titolo", untitledItem: "Elemento senza titolo"),
    buttons: Buttons(
      pullDown: "pulsante a discesa", split: "pulsante diviso",
      touchAndHold: "pulsante con un menu al tocco prolungato",
      pinchAndHold: "pulsante con un menu al pizzico prolungato", popUp: "pulsante a comparsa",
      withSymbol: "con un simbolo", withImage: "con un’immagine", nothingSelected: "nessuna selezione",
      destructive: "pulsante di azione distruttiva", cancel: "pulsante per annullare"),
    menus: Menus(
      menu: "Menu[ {title}]", context: "Menu contestuale[ “{menu}”]",
      contextOfPreview: "Menu contestuale[ “{menu}”] di [“{title}”|un’anteprima]",
      contextOfImage: "Menu contestuale[ “{menu}”] di un’immagine[ intitolata “{title}”]",
      contextOfScreen: "Menu contestuale[ “{menu}”] di una schermata[ intitolata “{title}”]",
      contextOfWindow: "Menu contestuale[ “{menu}”] di una finestra[ intitolata “{title}”]",
      contextOfForm: "Menu contestuale[ “{menu}”] di un modulo[ intitolato “{title}”]",
      keysHeld: "tenendo premuto {keys}", endOfSubmenu: "Fine del sottomenu[ {title}]", closed: "Un menu chiuso",
      closedContext: "Un menu contestuale chiuso", actionSheet: "Foglio azioni", popover: "Finestra a comparsa",
      alert: "Avviso"),
    places: Places(
      menuBar: "Barra dei menu",
      barAboveNavigationBar: "Barra dei menu sopra una barra di navigazione[ intitolata “{title}”]",
      barAboveToolbar: "Barra dei menu sopra una barra strumenti[ intitolata “{title}”]",
      barAboveWindow: "Barra dei menu sopra una finestra[ intitolata “{title}”]",
      barAboveForm: "Barra dei menu sopra un modulo[ intitolato “{title}”]",
      inNavigationBar: "In una barra di navigazione[ intitolata “{title}”]",
      inToolbar: "In una barra strumenti[ intitolata “{title}”]",
      inWindow: "In una finestra[ intitolata “{title}”]", inForm: "In un modulo[ intitolato “{title}”]",
      screenWithNavigationBar: "In una schermata con una barra di navigazione[ intitolata “{title}”]",
      screenWithToolbar: "In una schermata con una barra strumenti[ intitolata “{title}”]",
      windowWithNavigationBar: "In una finestra con una barra di navigazione[ intitolata “{title}”]",
      windowWithToolbar: "In una finestra con una barra strumenti[ intitolata “{title}”]"),
    previews: Previews(
      preview: "Un’anteprima[ di “{title}”]", image: "Un’immagine[ intitolata “{title}”]",
      screen: "Una schermata[ intitolata “{title}”]", window: "Una finestra[ intitolata “{title}”]",
      form: "Un modulo[ intitolato “{title}”]"),
    titles: Titles(menu: "Menu", button: "Pulsante", contextMenu: "Menu contestuale", menuBar: "Barra dei menu"),
    symbols: Symbols(
      more: "Altro", add: "Aggiungi", share: "Condividi", sort: "Ordina", filter: "Filtra", settings: "Impostazioni",
      compose: "Scrivi", edit: "Modifica", delete: "Elimina", reply: "Rispondi"),
    modifiers: Modifiers(
      function: "Funzione", control: "Controllo", option: "Opzione", shift: "Maiuscole", command: "Comando"),
    keys: Keys(
      plus: "Più", minus: "Meno", comma: "Virgola", period: "Punto", slash: "Barra", return: "Ritorno",
      enter: "Invio", tab: "Tabulatore", space: "Spazio", escape: "Esc", delete: "Elimina",
      forwardDelete: "Canc", up: "Freccia su", down: "Freccia giù", left: "Freccia sinistra",
      right: "Freccia destra", home: "Inizio", end: "Fine", pageUp: "Pagina su", pageDown: "Pagina giù"))
}
