/** What a site builder reads about one property, in Dutch. */
export interface PropertyEditor {
  label: string;
  /** Help beside the field, if the label needs an explanation. */
  description?: string;
  /** Whether it says what the block's picture shows, for people who cannot see it. */
  describesPicture?: boolean;
  /** Words for choices that content files store as they are. The words of other choices belong to the property. */
  choices?: Readonly<Record<string, string>>;
  /** The names of the parts of a list's rows. */
  parts?: Readonly<Record<string, string>>;
  /** The property whose text is shown: a link without an address would lead nowhere. */
  neededWith?: string;
  /** Set if the page builder has no field for it alone: it belongs to the settings of the page, or to a section as a whole. */
  shownWith?: "page" | "section";
  /** The property without which it changes nothing, so that it has no field until that is set. */
  shownAfter?: string;
}

/** Help for a property that takes a CSS length. */
export const lengthHelp = "Een maat als in CSS, bijvoorbeeld 320px, 20rem of 50%.";

/** Help for a property that takes positions within a picture. */
export const positionsHelp = "Bijvoorbeeld 70% 60%, of per apparaat: 70% 60% / 50% 50% / 30% 50%.";

/** What builders read about properties that several blocks have, by the name of the property. */
export const commonEditors = {
  title: { label: "Titel" },
  subtitle: { label: "Ondertitel" },
  level: { label: "Niveau van de titel", description: "1 voor de titel van de pagina, 2 voor een deel ervan." },
  eyebrow: { label: "Regel boven de titel" },
  lead: { label: "Inleiding" },
  text: { label: "Tekst" },
  align: { label: "Uitlijning" },
  anchor: { label: "Naam voor links", description: "Een link naar #naam gaat naar deze plaats op de pagina." },
  buttonLabel: { label: "Tekst op de knop", description: "Leeg: geen knop." },
  buttonAddress: { label: "Adres van de knop", neededWith: "buttonLabel" },
  linkLabel: { label: "Tekst van een tweede link", description: "Leeg: geen tweede link." },
  linkAddress: { label: "Adres van de tweede link", neededWith: "linkLabel" },
  hideGoBackButton: { label: "Knop Terug verbergen" },
  // Pictures
  image: { label: "Foto" },
  imageDesktop: { label: "Foto op een computer" },
  imageTablet: { label: "Foto op een tablet", description: "Leeg: die van de computer." },
  imageMobile: { label: "Foto op een telefoon", description: "Leeg: die van de tablet." },
  imageAltText: {
    label: "Wat de foto laat zien",
    description: "Leeg als de foto alleen versiering is.",
    describesPicture: true,
  },
  imagePosition: { label: "Deel dat in beeld blijft", description: positionsHelp },
  position: { label: "Deel dat in beeld blijft", description: positionsHelp },
  overlayColor: { label: "Kleur over de foto", description: "Achter de tekst op volle sterkte, ernaast vervaagt zij." },
  minHeight: { label: "Minimale hoogte", description: "Een maat als in CSS, bijvoorbeeld 40rem." },
  // Layout
  sectionConfig: { label: "Verdeling", description: "Hoe breed de kolommen zijn." },
  layoutDirectionDesktop: { label: "Richting op een computer" },
  layoutDirectionTablet: { label: "Richting op een tablet" },
  layoutDirectionMobile: { label: "Richting op een telefoon" },
  itemSpacing: { label: "Ruimte tussen de blokken" },
  width: { label: "Breedte", description: lengthHelp },
  backgroundColor: { label: "Achtergrondkleur" },
  borderColor: { label: "Kleur van de rand" },
  borderRadius: { label: "Ronding van de hoeken", description: "Bijvoorbeeld 4px of 1rem." },
  borderWidth: { label: "Dikte van de rand", description: "Bijvoorbeeld 1px." },
  // Fields
  label: { label: "Label", description: "De zichtbare naam van het veld." },
  placeholder: { label: "Voorbeeldtekst", description: "Staat in het veld zolang het leeg is." },
  value: { label: "Beginwaarde" },
  hint: { label: "Toelichting", description: "Eén zin die helpt bij het invullen." },
  fieldId: { label: "Veld-id", description: "Meldingen van andere blokken noemen het veld bij deze naam." },
  required: { label: "Verplicht" },
  disabled: { label: "Uitgeschakeld" },
} satisfies Record<string, PropertyEditor>;
