/** The Dutch texts of the org's own pages. */
export const messages = {
  product: "Travel Design",
  place: "Lokale org",
  purpose: "Voor ontwikkeling, tests en demonstraties. Alleen bereikbaar vanaf deze computer.",
  skip: "Naar de inhoud",
  list: {
    title: "Offerteaanvragen",
    intro: "Wat bezoekers via het formulier hebben ingestuurd, nieuwste eerst.",
    caption: (first: number, last: number, total: number): string =>
      `Aanvraag ${first} tot en met ${last} van ${total}`,
    columns: {
      number: "Aanvraag",
      received: "Ontvangen",
      name: "Naam",
      destination: "Bestemming",
      leaving: "Vertrek",
      travelers: "Reizigers",
      budget: "Budget p.p.",
    },
    emptyTitle: "Nog geen aanvragen",
    emptyText: "Zodra iemand het formulier verstuurt, verschijnt de aanvraag hier.",
    toForm: "Naar het formulier",
    paging: "Bladeren door de aanvragen",
    newer: "Nieuwere aanvragen",
    older: "Oudere aanvragen",
    page: (page: number, pages: number): string => `Pagina ${page} van ${pages}`,
  },
  detail: {
    back: "Alle aanvragen",
    received: (moment: string): string => `Ontvangen op ${moment}`,
    rest: "Overige gegevens",
    missingTitle: "Deze aanvraag is er niet",
    missingText: "De aanvraag is verwijderd of het adres klopt niet.",
  },
  value: {
    yes: "Ja",
    no: "Nee",
    open: "Nog open",
    dash: "–",
    empty: "niet ingevuld",
  },
};
