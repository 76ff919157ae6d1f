extension AltTextLanguage {
  static let turkish = AltTextLanguage(
    tag: "tr",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} ve {last}",
      percent: "%{number}", decimal: ",", shortcut: "-"),
    kinds: Kinds(
      button: "düğme", toggle: "aç/kapat düğmesi", palette: "palet", options: "seçenekler", option: "seçenek",
      submenu: "alt menü", section: "bölüm", group: "grup", stepper: "adımlayıcı", slider: "sürgü",
      divider: "ayırıcı", text: "metin"),
    states: States(
      on: "açık", off: "kapalı", mixed: "karışık", selected: "seçili", dimmed: "soluk", highlighted: "vurgulanmış",
      destructive: "yıkıcı eylem", open: "açılmış", empty: "boş", actionAndSubmenu: "eylem ve alt menü",
      heading: "başlık", callout: "belirtme {mark}", untitled: "adsız", untitledItem: "Adsız öğe"),
    buttons: Buttons(
      pullDown: "aşağı açılan menü düğmesi", split: "bölünmüş düğme",
      touchAndHold: "dokunup basılı tutunca menü açan düğme", pinchAndHold: "kıstırıp tutunca menü açan düğme",
      popUp: "açılır menü düğmesi", withSymbol: "simgeli", withImage: "görüntülü", nothingSelected: "seçim yok",
      destructive: "yıkıcı eylem düğmesi", cancel: "vazgeçme düğmesi"),
    menus: Menus(
      menu: "Menü[ {title}]", context: "Bağlam menüsü[ “{menu}”]",
      contextOfPreview: "Bağlam menüsü[ “{menu}”], [“{title}”|bir önizleme] için",
      contextOfImage: "Bağlam menüsü[ “{menu}”], [“{title}” başlıklı ]bir görüntü için",
      contextOfScreen: "Bağlam menüsü[ “{menu}”], [“{title}” başlıklı ]bir ekran için",
      contextOfWindow: "Bağlam menüsü[ “{menu}”], [“{title}” başlıklı ]bir pencere için",
      contextOfForm: "Bağlam menüsü[ “{menu}”], [“{title}” başlıklı ]bir form için", keysHeld: "{keys} basılıyken",
      endOfSubmenu: "Alt menünün sonu[: {title}]", closed: "Kapalı bir menü", closedContext: "Kapalı bir bağlam menüsü",
      actionSheet: "Eylem sayfası", popover: "Açılır pencere", alert: "Uyarı"),
    places: Places(
      menuBar: "Menü çubuğu", barAboveNavigationBar: "[“{title}” başlıklı ]dolaşma çubuğunun üzerindeki menü çubuğu",
      barAboveToolbar: "[“{title}” başlıklı ]araç çubuğunun üzerindeki menü çubuğu",
      barAboveWindow: "[“{title}” başlıklı ]pencerenin üzerindeki menü çubuğu",
      barAboveForm: "[“{title}” başlıklı ]formun üzerindeki menü çubuğu",
      inNavigationBar: "[“{title}” başlıklı ]bir dolaşma çubuğunda",
      inToolbar: "[“{title}” başlıklı ]bir araç çubuğunda",
      inWindow: "[“{title}” başlıklı ]bir pencerede", inForm: "[“{title}” başlıklı ]bir formda",
      screenWithNavigationBar: "[“{title}” başlıklı ]dolaşma çubuğu olan bir ekranda",
      screenWithToolbar: "[“{title}” başlıklı ]araç çubuğu olan bir ekranda",
      windowWithNavigationBar: "[“{title}” başlıklı ]dolaşma çubuğu olan bir pencerede",
      windowWithToolbar: "[“{title}” başlıklı ]araç çubuğu olan bir pencerede"),
    previews: Previews(
      preview: "[“{title}” için ]önizleme", image: "[“{title}” başlıklı ]görüntü", screen: "[“{title}” başlıklı ]ekran",
      window: "[“{title}” başlıklı ]pencere", form: "[“{title}” başlıklı ]form"),
    titles: Titles(menu: "Menü", button: "Düğme", contextMenu: "Bağlam Menüsü", menuBar: "Menü Çubuğu"),
    symbols: Symbols(
      more: "Daha Fazla", add: "Ekle", share: "Paylaş", sort: "Sırala", filter: "Filtrele", settings: "Ayarlar",
      compose: "Yaz", edit: "Düzenle", delete: "Sil", reply: "Yanıtla"),
    modifiers: Modifiers(
      function: "İşlev", control: "Kontrol", option: "Seçenek", shift: "Shift", command: "Komut"),
    keys: Keys(
      plus: "Artı", minus: "Eksi", comma: "Virgül", period: "Nokta", slash: "Eğik çizgi", return: "Return",
      enter: "Enter", tab: "Sekme", space: "Boşluk", escape: "Escape", delete: "Sil", forwardDelete: "İleri Sil",
      up: "Yukarı ok", down: "Aşağı ok", left: "Sol ok", right: "Sağ ok", home: "Başa", end: "Sona",
      pageUp: "Sayfa yukarı", pageDown: "Sayfa aşağı"))
}
