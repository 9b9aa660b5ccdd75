import { layoutDirections } from "@travel-design/ui/models";
import { choice } from "./properties.ts";

/** The direction of content on each kind of screen. */
export const directions = {
  layoutDirectionDesktop: choice(layoutDirections, "row"),
  layoutDirectionTablet: choice(layoutDirections, "column"),
  layoutDirectionMobile: choice(layoutDirections, "column"),
};

/** What a builder reads about properties that layout blocks share. */
export const layoutEditor = {
  title: { label: "Titel" },
  subtitle: { label: "Ondertitel" },
  directions: {
    layoutDirectionDesktop: {
      label: "Richting op een computer",
      description: "row naast elkaar, column onder elkaar.",
    },
    layoutDirectionTablet: { label: "Richting op een tablet" },
    layoutDirectionMobile: { label: "Richting op een telefoon" },
  },
  length: "Een maat als in CSS, bijvoorbeeld 320px, 20rem of 50%.",
  borderColor: { label: "Kleur van de rand" },
  borderRadius: { label: "Ronding van de hoeken", description: "Bijvoorbeeld 4px of 1rem." },
  borderWidth: { label: "Dikte van de rand", description: "Bijvoorbeeld 1px." },
  backgroundColor: { label: "Achtergrondkleur" },
} as const;
