/** What builders read about properties that layout blocks share. */
export const layoutEditor = {
  title: { label: "Titel" },
  subtitle: { label: "Ondertitel" },
  level: { label: "Niveau van de titel", description: "1 voor de titel van de pagina, 2 voor een deel ervan." },
  columnLayout: { label: "Verdeling", description: "Hoe breed de kolommen zijn." },
  directions: {
    layoutDirectionDesktop: { label: "Richting op een computer" },
    layoutDirectionTablet: { label: "Richting op een tablet" },
    layoutDirectionMobile: { label: "Richting op een telefoon" },
  },
  length: "Een maat als in CSS, bijvoorbeeld 320px, 20rem of 50%.",
  borderColor: { label: "Kleur van de rand" },
  borderRadius: { label: "Ronding van de hoeken", description: "Bijvoorbeeld 4px of 1rem." },
  borderWidth: { label: "Dikte van de rand", description: "Bijvoorbeeld 1px." },
  backgroundColor: { label: "Achtergrondkleur" },
  anchor: { label: "Naam voor links", description: "Een link naar #naam gaat naar deze plaats op de pagina." },
} as const;
