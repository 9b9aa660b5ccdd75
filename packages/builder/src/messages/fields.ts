/** The fields of settings. */
export const fields = {
  columns: "Verdeling",
  columnsHelp: "Bij minder kolommen gaat de inhoud naar de laatste kolom.",
  leftWider: "Links iets breder",
  rightWider: "Rechts iets breder",
  padding: "Ruimte rond de inhoud",
  paddingHelp: "Maten als in CSS, bijvoorbeeld 4rem. Leeg: geen ruimte.",
  sides: { top: "Boven", bottom: "Onder", left: "Links", right: "Rechts" },

  byDefault: "Standaard",
  currentValue: (value: string) => `Huidige waarde: ${value}`,
  range: (min: number, max: number) => `Van ${min} tot en met ${max}.`,
  pickColor: (label: string) => `${label}: kies een kleur`,
  /** The colors of the brand that content can have, by token. */
  brandColors: [
    ["--td-accent-color", "Accent"],
    ["--td-ink-color", "Inkt"],
    ["--td-muted-color", "Rustige tekst"],
    ["--td-paper-color", "Papier"],
    ["--td-control-background-color", "Veld"],
    ["--td-tint-color", "Tint"],
    ["--td-hairline-color", "Lijn"],
    ["--td-gold-color", "Goud"],
  ],
  colorsOfBrand: (label: string) => `${label}: kleuren van het merk`,
  addRow: "Regel toevoegen",
  rowUp: (number: number) => `Regel ${number} omhoog`,
  rowDown: (number: number) => `Regel ${number} omlaag`,
  removeRow: (number: number) => `Regel ${number} verwijderen`,

  choosePicture: "Kies een foto",
  closePictures: "Foto's sluiten",
  picturesFor: (label: string) => `${label}: foto's van de site`,
  contentPicture: (key: string) => `Nu: foto ${key} uit het CMS.`,
  isTextStillRight: "Dit was de beschrijving van de vorige foto. Klopt die nog? Zo niet, typ dan een nieuwe.",
  textIsRight: "Klaar",
  uploadPicture: "Foto van deze computer toevoegen",
  uploadHelp:
    "Of sleep de foto naar dit veld. Jpg, png, webp, avif of heic. De foto wordt verkleind, en de plaats waar zij is gemaakt gaat niet mee.",
  isUploading: "De foto wordt verkleind en toegevoegd…",
  uploaded: (file: string) => `Toegevoegd: ${file}.`,
  whatPictureShows: (file: string) => `Wat laat ${file} zien?`,
  whatPictureShowsHelp: "Eén zin voor wie de foto niet kan zien. Leeg als zij alleen versiering is.",
  focusPoint: (x: number, y: number) =>
    `Wat in beeld blijft: ${x} % van links, ${y} % van boven. Druk op de foto, of gebruik de pijltjes.`,
  positionHelp:
    "Geldt voor het apparaat dat u nu ziet. Kies boven de pagina een ander apparaat voor een eigen plaats daar.",
  positionOfWiderScreen: "Zoals op een breder scherm",
} as const;

/** What links lead to. */
export const links = {
  leadsTo: (target: string) => `Leidt naar: ${target}.`,
  mailTo: (address: string) => `Een e-mail aan ${address}`,
  callTo: (number: string) => `Bellen met ${number}`,
  onThisPage: (label: string) => `Op deze pagina: ${label}`,
  toPage: (title: string) => `De pagina ${title}`,
  /** By the protocol of the address. */
  kinds: { "https:": "Een andere website", "mailto:": "Een e-mail", "tel:": "Een telefoongesprek" },
} as const;

/** The editor of formatted text. */
export const richText = {
  toolbar: "Opmaak",
  help: "Selecteer een stuk tekst en kies een knop. Ctrl+B maakt het vet, Ctrl+K maakt er een link van.",
  bold: "Vet",
  heading: "Tussenkop",
  smallHeading: "Kleine tussenkop",
  list: "Lijst",
  numberedList: "Genummerde lijst",
  link: "Link",
  linkAddress: "Adres van de link",
  makeLink: "Link maken",
  removeLink: "Link weghalen",
} as const;
