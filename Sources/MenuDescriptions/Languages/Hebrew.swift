extension AltTextLanguage {
  static let hebrew = AltTextLanguage(
    tag: "he",
    marks: Marks(
      separator: ", ", end: ".", space: " ", colon: ": ", semicolon: "; ", pair: "{first} ו-{last}",
      percent: "{number}%", decimal: ".", shortcut: "-"),
    kinds: Kinds(
      button: "כפתור", toggle: "מתג", palette: "לוח", options: "אפשרויות", option: "אפשרות", submenu: "תפריט משנה",
      section: "מקטע", group: "קבוצה", stepper: "בורר ערך", slider: "מחוון", divider: "קו מפריד", text: "מלל"),
    states: States(
      on: "מופעל", off: "כבוי", mixed: "מעורב", selected: "נבחר", dimmed: "מעומעם", highlighted: "מודגש",
      destructive: "פעולה הרסנית", open: "פתוח", empty: "ריק", actionAndSubmenu: "פעולה ותפריט משנה",
      heading: "כותרת", callout: "סימון {mark}", untitled: "ללא שם", untitledItem: "פריט ללא שם"),
    buttons: Buttons(
      pullDown: "כפתור תפריט נפתח", split: "כפתור מפוצל", touchAndHold: "כפתור עם תפריט בנגיעה והחזקה",
      pinchAndHold: "כפתור עם תפריט בצביטה והחזקה", popUp: "כפתור תפריט קופצני", withSymbol: "עם סמל",
      withImage: "עם תמונה", nothingSelected: "לא נבחר דבר", destructive: "כפתור של פעולה הרסנית",
      cancel: "כפתור ביטול"),
    menus: Menus(
      menu: "תפריט[ {title}]", context: "תפריט הקשר[ ״{menu}״]",
      contextOfPreview: "תפריט הקשר[ ״{menu}״] של [״{title}״|תצוגה מקדימה]",
      contextOfImage: "תפריט הקשר[ ״{menu}״] של תמונה[ בשם ״{title}״]",
      contextOfScreen: "תפריט הקשר[ ״{menu}״] של מסך[ בשם ״{title}״]",
      contextOfWindow: "תפריט הקשר[ ״{menu}״] של חלון[ בשם ״{title}״]",
      contextOfForm: "תפריט הקשר[ ״{menu}״] של טופס[ בשם ״{title}״]", keysHeld: "כאשר {keys} בלחיצה",
      endOfSubmenu: "סוף תפריט המשנה[ {title}]", closed: "תפריט סגור", closedContext: "תפריט הקשר סגור",
      actionSheet: "גיליון פעולות", popover: "חלון קופצני", alert: "התראה"),
    places: Places(
      menuBar: "שורת התפריטים", barAboveNavigationBar: "שורת התפריטים מעל סרגל ניווט[ בשם ״{title}״]",
      barAboveToolbar: "שורת התפריטים מעל סרגל כלים[ בשם ״{title}״]",
      barAboveWindow: "שורת התפריטים מעל חלון[ בשם ״{title}״]", barAboveForm: "שורת התפריטים מעל טופס[ בשם ״{title}״]",
      inNavigationBar: "בסרגל ניווט[ בשם ״{title}״]", inToolbar: "בסרגל כלים[ בשם ״{title}״]",
      inWindow: "בחלון[ בשם ״{title}״]", inForm: "בטופס[ בשם ״{title}״]",
      screenWithNavigationBar: "במסך עם סרגל ניווט[ בשם ״{title}״]",
      screenWithToolbar: "במסך עם סרגל כלים[ בשם ״{title}״]",
      windowWithNavigationBar: "בחלון עם סרגל ניווט[ בשם ״{title}״]",
      windowWithToolbar: "בחלון עם סרגל כלים[ בשם ״{title}״]"),
    previews: Previews(
      preview: "תצוגה מקדימה[ של ״{title}״]", image: "תמונה[ בשם ״{title}״]", screen: "מסך[ בשם ״{title}״]",
      window: "חלון[ בשם ״{title}״]", form: "טופס[ בשם ״{title}״]"),
    titles: Titles(menu: "תפריט", button: "כפתור", contextMenu: "תפריט הקשר", menuBar: "שורת התפריטים"),
    symbols: Symbols(
      more: "עוד", add: "הוספה", share: "שיתוף", sort: "מיון", filter: "סינון", settings: "הגדרות", compose: "חיבור",
      edit: "עריכה", delete: "מחיקה", reply: "תשובה"),
    modifiers: Modifiers(
      function: "פונקציה", control: "Control", option: "Option", shift: "Shift", command: "Command"),
    keys: Keys(
      plus: "פלוס", minus: "מינוס", comma: "פסיק", period: "נקודה", slash: "קו נטוי", return: "Return", enter: "Enter",
      tab: "Tab", space: "רווח", escape: "Escape", delete: "Delete", forwardDelete: "מחיקה קדימה", up: "חץ למעלה",
      down: "חץ למטה", left: "חץ שמאלה", right: "חץ ימינה", home: "Home", end: "End", pageUp: "עמוד למעלה",
      pageDown: "עמוד למטה"))
}
