import { backgroundSizes, sizes, verticalAlignments } from "@travel-design/ui/models";
import { columnSlots } from "../define/column-slots.ts";
import type { BlockEditor } from "../define/editor.ts";
import { directions, layoutEditor } from "../define/layout-editor.ts";
import { choice, colour, image, text } from "../define/properties.ts";

export const properties = {
  sectionConfig: text(),
  maxContentWidth: text(),
  sectionColumnGutterWidth: text(),
  componentSpacerSize: choice(sizes, "medium"),
  sectionMinHeight: text(),
  ...directions,
  sectionVerticalAlign: choice(verticalAlignments, "top"),
  backgroundImageDesktop: image(),
  backgroundImageTablet: image(),
  backgroundImageMobile: image(),
  backgroundImageAltText: text(),
  backgroundImagePosition: text(),
  backgroundImageSizeOrRepeat: choice(backgroundSizes, "cover"),
  backgroundImageOverlay: colour(),
};

export const editor = {
  label: "Sectie",
  description: "Een deel van de pagina over de hele breedte, met kolommen en zo nodig een foto erachter.",
  icon: "M6 12h36v24H6zM6 31l10-9 8 7 6-5 12 10M33 19h.1",
  slots: columnSlots,
  properties: {
    sectionConfig: {
      label: "Verdeling",
      description: 'Leeg: één kolom. Anders JSON in twaalfden: {"columns":[{"columnWidth":8},{"columnWidth":4}]}',
    },
    maxContentWidth: { label: "Grootste breedte van de inhoud", description: layoutEditor.length },
    sectionColumnGutterWidth: { label: "Ruimte tussen de kolommen", description: layoutEditor.length },
    componentSpacerSize: { label: "Ruimte tussen blokken in een kolom" },
    sectionMinHeight: { label: "Minste hoogte", description: layoutEditor.length },
    ...layoutEditor.directions,
    sectionVerticalAlign: { label: "Plaats van de inhoud in hoogte" },
    backgroundImageDesktop: { label: "Foto op een computer" },
    backgroundImageTablet: { label: "Foto op een tablet", description: "Leeg: die van de computer." },
    backgroundImageMobile: { label: "Foto op een telefoon", description: "Leeg: die van de tablet." },
    backgroundImageAltText: {
      label: "Wat de foto laat zien",
      description: "Leeg als de foto alleen versiering is.",
    },
    backgroundImagePosition: { label: "Deel dat in beeld blijft", description: "Bijvoorbeeld center of 70% 60%." },
    backgroundImageSizeOrRepeat: { label: "Hoe de foto het vak vult" },
    backgroundImageOverlay: { label: "Kleur over de foto", description: "Doorzichtig, zodat tekst leesbaar blijft." },
  },
} satisfies BlockEditor<typeof properties>;
