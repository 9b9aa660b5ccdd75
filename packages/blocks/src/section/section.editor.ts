import { lengthHelp, positionsHelp } from "../define/common-editors.ts";
import { defineEditor } from "../define/editor.ts";
import { columns, sheets } from "../define/template.ts";
import { section } from "./section.ts";

export const sectionEditor = defineEditor(section, {
  label: "Vlak",
  description: "Een deel van de pagina over de hele breedte, met kolommen en zo nodig een foto erachter.",
  icon: "M6 12h36v24H6zM6 31l10-9 8 7 6-5 12 10M33 19h.1",
  group: "Indeling",
  example: { sectionConfig: "Twee derde + een derde" },
  properties: {
    maxContentWidth: { label: "Grootste breedte van de inhoud", description: lengthHelp },
    sectionColumnGutterWidth: { label: "Ruimte tussen de kolommen", description: lengthHelp },
    componentSpacerSize: { label: "Ruimte tussen blokken in een kolom" },
    sectionMinHeight: { label: "Minimale hoogte", description: lengthHelp },
    sectionVerticalAlign: { label: "Plaats van de inhoud in hoogte" },
    backgroundImageDesktop: { label: "Foto op een computer" },
    backgroundImageTablet: { label: "Foto op een tablet", description: "Leeg: die van de computer." },
    backgroundImageMobile: { label: "Foto op een telefoon", description: "Leeg: die van de tablet." },
    backgroundImageAltText: {
      label: "Wat de foto laat zien",
      description: "Leeg: de alternatieve tekst die bij de foto in het CMS staat.",
      describesPicture: true,
    },
    backgroundImagePosition: { label: "Deel dat in beeld blijft", description: positionsHelp },
    backgroundImageSizeOrRepeat: { label: "Hoe de foto het vak vult" },
    backgroundImageOverlay: {
      label: "Kleur over de foto",
      description: "Doorzichtig, zodat tekst leesbaar blijft. Op een donkere kleur is de tekst licht.",
    },
  },
  template: {
    html: `
  <div class={view.className} style={view.style} data-image={view.data.image} data-td-palette={view.data.tdPalette}>
    <div lwc:if={view.pictureName} class="td-section__background" role="img" aria-label={view.pictureName}>
      <div class="td-section__picture"></div>
    </div>
    <div lwc:elseif={view.background} class="td-section__background">
      <div class="td-section__picture"></div>
    </div>
    <div lwc:if={view.backgroundImageOverlay} class="td-section__overlay"></div>
    <div class={view.row.className} style={view.row.style} data-spacing={view.row.data.spacing}>${columns("view.row")}</div>
  </div>`,
    styles: ["ui/src/tokens/palettes.css", sheets.spacing, sheets.columns, "ui/src/layout/section/Section.css"],
  },
});
