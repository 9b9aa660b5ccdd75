import { listed } from "./listed.ts";

/** Sections that are on several pages. */
export const sharing = {
  share: "Ook op andere pagina's zetten",
  submit: "Op deze pagina's zetten",
  pages: "Pagina's",
  howItWorks:
    "De sectie komt onderaan elke pagina die u kiest, en blijft gelijk: wat u er op één pagina aan wijzigt en opslaat, verandert op al die pagina's.",
  onAllPages: "Alle pagina's hebben deze sectie al.",
  chooseOne: "Kies minstens één pagina.",
  shared: (titles: readonly string[]) => `De sectie staat nu ook op ${listed(titles)}.`,
  saveFirst: "Sla deze pagina eerst op. Daarna kunt u de sectie ook op andere pagina's zetten.",
  isAlsoOn: (titles: readonly string[]) =>
    `Deze sectie staat ook op ${listed(titles)}. Wat u hier wijzigt en opslaat, verandert daar ook.`,
  differs:
    "Op dit moment is ze niet overal gelijk. De eerstvolgende wijziging die u hier opslaat, geldt voor alle pagina's.",
  detach: "Losmaken van de andere pagina's",
  detached: "De sectie is losgemaakt. Wat u hier wijzigt, verandert alleen op deze pagina.",
  /** What follows the sentence of a save. */
  alsoChanged: (titles: readonly string[]) => (titles.length === 0 ? [] : [`Ook gewijzigd op ${listed(titles)}.`]),
} as const;
