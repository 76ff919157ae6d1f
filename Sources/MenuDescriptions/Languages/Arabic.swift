extension AltTextLanguage {
  static let arabic = AltTextLanguage(
    tag: "ar",
    marks: Marks(
      separator: "، ", end: ".", space: " ", colon: ": ", semicolon: "؛ ", pair: "{first} و{last}",
      percent: "{number}%", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "زر", toggle: "مفتاح تبديل", palette: "لوحة", options: "خيارات", option: "خيار", submenu: "قائمة فرعية",
      section: "قسم", group: "مجموعة", stepper: "زر تدرّج", slider: "شريط تمرير", divider: "فاصل", text: "نص"),
    states: States(
      on: "تشغيل", off: "إيقاف", mixed: "مختلط", selected: "تم التحديد", dimmed: "معتم", highlighted: "مميّز",
      destructive: "إجراء متلف", open: "قيد الفتح", empty: "لا توجد عناصر", actionAndSubmenu: "إجراء وقائمة فرعية",
      heading: "عنوان", callout: "وسيلة إيضاح {mark}", untitled: "بلا عنوان", untitledItem: "عنصر بلا عنوان"),
    buttons: Buttons(
      pullDown: "زر قائمة منسدلة", split: "زر مقسّم", touchAndHold: "زر له قائمة عند اللمس مطولاً",
      pinchAndHold: "زر له قائمة عند القرص مطولاً", popUp: "زر قائمة منبثقة", withSymbol: "مع رمز",
      withImage: "مع صورة", nothingSelected: "لم يتم تحديد أي شيء", destructive: "زر إجراء متلف", cancel: "زر إلغاء"),
    menus: Menus(
      menu: "قائمة[ {title}]", context: "قائمة سياق[ ”{menu}“]",
      contextOfPreview: "قائمة سياق[ ”{menu}“] [لـ ”{title}“|لمعاينة]",
      contextOfImage: "قائمة سياق[ ”{menu}“] لصورة[ بعنوان ”{title}“]",
      contextOfScreen: "قائمة سياق[ ”{menu}“] لشاشة[ بعنوان ”{title}“]",
      contextOfWindow: "قائمة سياق[ ”{menu}“] لنافذة[ بعنوان ”{title}“]",
      contextOfForm: "قائمة سياق[ ”{menu}“] لنموذج[ بعنوان ”{title}“]", keysHeld: "مع الضغط على {keys}",
      endOfSubmenu: "نهاية القائمة الفرعية[ {title}]", closed: "قائمة مغلقة", closedContext: "قائمة سياق مغلقة",
      actionSheet: "ورقة إجراءات", popover: "نافذة منبثقة", alert: "تنبيه"),
    places: Places(
      menuBar: "شريط القوائم", barAboveNavigationBar: "شريط القوائم فوق شريط تنقل[ بعنوان ”{title}“]",
      barAboveToolbar: "شريط القوائم فوق شريط أدوات[ بعنوان ”{title}“]",
      barAboveWindow: "شريط القوائم فوق نافذة[ بعنوان ”{title}“]",
      barAboveForm: "شريط القوائم فوق نموذج[ بعنوان ”{title}“]", inNavigationBar: "في شريط تنقل[ بعنوان ”{title}“]",
      inToolbar: "في شريط أدوات[ بعنوان ”{title}“]", inWindow: "في نافذة[ بعنوان ”{title}“]",
      inForm: "في نموذج[ بعنوان ”{title}“]", screenWithNavigationBar: "على شاشة بها شريط تنقل[ بعنوان ”{title}“]",
      screenWithToolbar: "على شاشة بها شريط أدوات[ بعنوان ”{title}“]",
      windowWithNavigationBar: "في نافذة بها شريط تنقل[ بعنوان ”{title}“]",
      windowWithToolbar: "في نافذة بها شريط أدوات[ بعنوان ”{title}“]"),
    previews: Previews(
      preview: "معاينة[ لـ ”{title}“]", image: "صورة[ بعنوان ”{title}“]", screen: "شاشة[ بعنوان ”{title}“]",
      window: "نافذة[ بعنوان ”{title}“]", form: "نموذج[ بعنوان ”{title}“]"),
    titles: Titles(menu: "قائمة", button: "زر", contextMenu: "قائمة سياق", menuBar: "شريط القوائم"),
    symbols: Symbols(
      more: "المزيد", add: "إضافة", share: "مشاركة", sort: "فرز", filter: "تصفية", settings: "الإعدادات",
      compose: "إنشاء", edit: "تعديل", delete: "حذف", reply: "رد"),
    modifiers: Modifiers(
      function: "المفتاح الوظيفي", control: "كنترول", option: "أوبشن", shift: "شيفت", command: "كوماند"),
    keys: Keys(
      plus: "زائد", minus: "ناقص", comma: "فاصلة", period: "نقطة", slash: "شرطة مائلة", return: "رجوع", enter: "إدخال",
      tab: "تاب", space: "مسافة", escape: "هروب", delete: "حذف", forwardDelete: "حذف للأمام", up: "السهم لأعلى",
      down: "السهم لأسفل", left: "السهم لليسار", right: "السهم لليمين", home: "البداية", end: "النهاية",
      pageUp: "صفحة لأعلى", pageDown: "صفحة لأسفل"))
}
