extension AltTextLanguage {
  static let french = AltTextLanguage(
    tag: "fr",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: "\u{A0}: ", semicolon: "\u{A0}; ", pair: "{first} et {last}",
      percent: "{number}\u{A0}%", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "bouton", toggle: "bascule", palette: "palette", options: "options", option: "option",
      submenu: "sous-menu", section: "section", group: "groupe", stepper: "incrémenteur", slider: "curseur",
      divider: "séparateur", text: "texte"),
    states: States(
      on: "activé", off: "désactivé", mixed: "mixte", selected: "sélectionné", dimmed: "estompé",
      highlighted: "en surbrillance", destructive: "action destructrice", open: "ouvert", empty: "vide",
      actionAndSubmenu: "action et sous-menu", heading: "en-tête", callout: "légende {mark}", untitled: "sans titre",
      untitledItem: "Élément sans titre"),
    buttons: Buttons(
      pullDown: "bouton de menu déroulant", split: "bouton partagé",
      touchAndHold: "bouton avec un menu par toucher prolongé",
      pinchAndHold: "bouton avec un menu par pincement prolongé", popUp: "bouton de menu local",
      withSymbol: "avec un symbole", withImage: "avec une image", nothingSelected: "aucune sélection",
      destructive: "bouton d’action destructrice", cancel: "bouton d’annulation"),
    menus: Menus(
      menu: "Menu[ {title}]", context: "Menu contextuel[ «\u{A0}{menu}\u{A0}»]",
      contextOfPreview: "Menu contextuel[ «\u{A0}{menu}\u{A0}»] [de «\u{A0}{title}\u{A0}»|d’un aperçu]",
      contextOfImage: "Menu contextuel[ «\u{A0}{menu}\u{A0}»] d’une image[ intitulée «\u{A0}{title}\u{A0}»]",
      contextOfScreen: "Menu contextuel[ «\u{A0}{menu}\u{A0}»] d’un écran[ intitulé «\u{A0}{title}\u{A0}»]",
      contextOfWindow: "Menu contextuel[ «\u{A0}{menu}\u{A0}»] d’une fenêtre[ intitulée «\u{A0}{title}\u{A0}»]",
      contextOfForm: "Menu contextuel[ «\u{A0}{menu}\u{A0}»] d’un formulaire[ intitulé «\u{A0}{title}\u{A0}»]",
      keysHeld: "avec {keys} maintenu", endOfSubmenu: "Fin du sous-menu[ {title}]", closed: "Un menu fermé",
      closedContext: "Un menu contextuel fermé", actionSheet: "Feuille d’actions", popover: "Fenêtre contextuelle",
      alert: "Alerte"),
    places: Places(
      menuBar: "Barre des menus",
      barAboveNavigationBar:
        "Barre des menus au-dessus d’une barre de navigation[ intitulée «\u{A0}{title}\u{A0}»]",
      barAboveToolbar: "Barre des menus au-dessus d’une barre d’outils[ intitulée «\u{A0}{title}\u{A0}»]",
      barAboveWindow: "Barre des menus au-dessus d’une fenêtre[ intitulée «\u{A0}{title}\u{A0}»]",
      barAboveForm: "Barre des menus au-dessus d’un formulaire[ intitulé «\u{A0}{title}\u{A0}»]",
      inNavigationBar: "Dans une barre de navigation[ intitulée «\u{A0}{title}\u{A0}»]",
      inToolbar: "Dans une barre d’outils[ intitulée «\u{A0}{title}\u{A0}»]",
      inWindow: "Dans une fenêtre[ intitulée «\u{A0}{title}\u{A0}»]",
      inForm: "Dans un formulaire[ intitulé «\u{A0}{title}\u{A0}»]",
      screenWithNavigationBar:
        "Sur un écran avec une barre de navigation[ intitulée «\u{A0}{title}\u{A0}»]",
      screenWithToolbar: "Sur un écran avec une barre d’outils[ intitulée «\u{A0}{title}\u{A0}»]",
      windowWithNavigationBar:
        "Dans une fenêtre avec une barre de navigation[ intitulée «\u{A0}{title}\u{A0}»]",
      windowWithToolbar: "Dans une fenêtre avec une barre d’outils[ intitulée «\u{A0}{title}\u{A0}»]"),
    previews: Previews(
      preview: "Un aperçu[ de «\u{A0}{title}\u{A0}»]", image: "Une image[ intitulée «\u{A0}{title}\u{A0}»]",
      screen: "Un écran[ intitulé «\u{A0}{title}\u{A0}»]", window: "Une fenêtre[ intitulée «\u{A0}{title}\u{A0}»]",
      form: "Un formulaire[ intitulé «\u{A0}{title}\u{A0}»]"),
    titles: Titles(menu: "Menu", button: "Bouton", contextMenu: "Menu contextuel", menuBar: "Barre des menus"),
    symbols: Symbols(
      more: "Plus", add: "Ajouter", share: "Partager", sort: "Trier", filter: "Filtrer", settings: "Réglages",
      compose: "Rédiger", edit: "Modifier", delete: "Supprimer", reply: "Répondre"),
    modifiers: Modifiers(
      function: "Fonction", control: "Contrôle", option: "Option", shift: "Majuscule", command: "Commande"),
    keys: Keys(
      plus: "Plus", minus: "Moins", comma: "Virgule", period: "Point", slash: "Barre oblique", return: "Retour",
      enter: "Entrée", tab: "Tabulation", space: "Espace", escape: "Échap", delete: "Supprimer",
      forwardDelete: "Suppression avant", up: "Flèche vers le haut", down: "Flèche vers le bas",
      left: "Flèche vers la gauche", right: "Flèche vers la droite", home: "Début", end: "Fin",
      pageUp: "Page précédente", pageDown: "Page suivante"))
}
