/** The platform's own labels in an org that is set to Dutch. */
export const messages = {
  scopes: { everything: "Alle records", mine: "Mijn records" },
  recentlyViewed: "Recent gewijzigd",
  buttons: {
    CancelEdit: "Annuleren",
    Clone: "Klonen",
    Delete: "Verwijderen",
    Edit: "Bewerken",
    New: "Nieuw",
    SaveAndNew: "Opslaan en nieuw",
    SaveEdit: "Opslaan",
  },
  duplicate: "Er bestaat al een vergelijkbaar record.",
} as const;
