const settings = {
  PrimaryAccentColor: ["Accentkleur", "Links, knoppen, vinkjes en de focusring."],
  PrimaryAccentForegroundColor: ["Tekst op de accentkleur", "De tekst op knoppen."],
  BackgroundColor: ["Achtergrond", "De achtergrond van de pagina, van kaarten en van formulieren."],
  TextColor: ["Tekst", "Lopende tekst en koppen."],
  _DestructiveColor: ["Foutmeldingen", "Wat een bezoeker moet verbeteren."],
  FormElementBackgroundColor: ["Achtergrond van velden", "Het vlak waarin bezoekers typen."],
  FormElementBorderColor: ["Rand van velden", "De lijn om een veld."],
  FormElementTextColor: ["Tekst in velden", "Wat bezoekers typen."],
  ButtonColor: ["Knop", "De kleur van de hoofdknop."],
  ButtonTextColor: ["Tekst op de knop", "De tekst op de hoofdknop."],
  ButtonHoverColor: ["Knop onder de muis", "De hoofdknop onder de muis."],
  ButtonHoverTextColor: ["Tekst op de knop onder de muis", "De tekst op de hoofdknop onder de muis."],
} as const;

/** What each color of the site is for, by token. */
const colorNames: Readonly<Record<string, string>> = {
  "--td-text-color": "tekst",
  "--td-muted-color": "rustige tekst",
  "--td-paper-color": "de achtergrond van de pagina",
  "--td-surface-color": "een kaart of formulier",
  "--td-error-background-color": "het vlak achter een foutmelding",
  "--td-control-background-color": "de achtergrond van een veld",
  "--td-control-background-color-disabled": "een veld dat niet kan worden gebruikt",
  "--td-ink-color": "een donkere knop",
  "--td-ink-color-hover": "een donkere knop onder de muis",
  "--td-tint-color": "een rustige knop",
  "--td-tint-color-hover": "een rustige knop onder de muis",
  "--td-accent-color": "de accentkleur",
  "--td-accent-color-hover": "de accentkleur onder de muis",
  "--td-accent-contrast-color": "tekst op een knop",
  "--td-error-color": "een foutmelding",
  "--td-control-color": "ingevulde tekst",
  "--td-control-border-color": "de rand van een veld",
  "--td-option-background-color-hover": "een keuze onder de muis",
  "--td-picture-contrast-color": "tekst op een knop op een foto",
  "--td-picture-text-color": "een knop op een foto",
  "--td-picture-accent-color": "een regel op een foto",
  "--td-focus-color": "de focusring",
};

export const brand = {
  colors: "Kleuren",
  aboutColors:
    "Alle pagina's volgen deze kleuren. Bij elke kleur wordt het contrast nagerekend met alles waar zij op komt te staan.",
  /** Label and description, by name in the branding set. */
  settings,
  fonts: "Lettertypen",
  fontSettings: { BaseFont: "Lettertype van tekst", HeadingMediumFont: "Lettertype van koppen" },
  font: (name: string, isSerif: boolean) => `${name} (${isSerif ? "met" : "zonder"} schreef)`,
  restored: "De opgeslagen kleuren en lettertypen zijn teruggezet. Uw werk staat bij Eerdere versies.",
  workIsKept: "Uw werk blijft bewaard als concept van het merk.",
  preview: "Voorbeeld",
  previewOf: "Voorbeeld van",
  noPreview: "Het voorbeeld kan niet worden getoond. Kies een andere pagina, of vernieuw dit venster.",
  previewTitle: "Voorbeeld van een pagina met dit merk",
  notColor: "Gebruik een kleur zoals #0f4c4a.",
  unreadableColors: "Niet opgeslagen: bezoekers kunnen de site met deze kleuren niet goed lezen. Pas ze aan.",

  colorNames,
  colorOn: (color: string, background: string) => `${color} op ${background}`,
  /** @param contrast and `minimum` as ratios */
  contrast: (pair: string, contrast: string, minimum: string) =>
    `${pair}: het contrast is ${contrast}, nodig is ${minimum}.`,
  otherPairs: (count: number) =>
    count === 1 ? "Nog 1 combinatie is slecht leesbaar." : `Nog ${count} combinaties zijn slecht leesbaar.`,
  darkerColor: (color: string) => `Maak deze kleur donkerder, bijvoorbeeld ${color}.`,
  lighterColor: (color: string) => `Maak deze kleur lichter, bijvoorbeeld ${color}.`,
  otherColor: "Kies een andere kleur, of pas eerst de kleuren aan waarop ze staat.",
} as const;
