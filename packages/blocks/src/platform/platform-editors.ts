import { lengthHelp } from "../define/common-editors.ts";
import type { BlockEditor } from "../define/editor.ts";
import { directionLabels } from "../define/labels.ts";
import type { PlatformComponent } from "./platform-component.ts";
import { seoAssistant } from "./platform-components.ts";
import { platformSection } from "./platform-section.ts";

/** A component of Salesforce with its words for builders. */
export interface EditablePlatformComponent {
  component: PlatformComponent;
  editor: BlockEditor;
}

const padding = { label: "Ruimte rond de inhoud", shownWith: "section" } as const;
const direction = { label: "Richting van de kolommen", choices: directionLabels };
const picture = { label: "Foto achter de inhoud", shownWith: "section" } as const;

const sectionEditor: BlockEditor<typeof platformSection.properties> = {
  label: "Sectie",
  description: "Een deel van de pagina over de hele breedte. Elk blok staat in een kolom van een sectie.",
  icon: "M6 12h36v24H6zM24 12v24",
  group: "Indeling",
  properties: {
    sectionConfig: { label: "Verdeling", shownWith: "section" },
    maxContentWidth: { label: "Grootste breedte van de inhoud", description: lengthHelp },
    sectionColumnGutterWidth: { label: "Ruimte tussen de kolommen", description: lengthHelp },
    sectionMinHeight: { label: "Minimale hoogte", description: lengthHelp },
    sectionVerticalAlign: {
      label: "Plaats van de inhoud in hoogte",
      choices: { "flex-start": "Boven", center: "Midden", "flex-end": "Onder" },
    },
    layoutDirectionDesktop: direction,
    layoutDirectionTablet: direction,
    layoutDirectionMobile: direction,
    backgroundImageConfig: picture,
    bgPosition: picture,
    backgroundImageOverlay: {
      label: "Kleur over de foto",
      description: "Doorzichtig, zodat tekst leesbaar blijft.",
      shownAfter: "backgroundImageConfig",
    },
    top: padding,
    bottom: padding,
    left: padding,
    right: padding,
  },
};

const seoEditor: BlockEditor<typeof seoAssistant.properties> = {
  label: "Zoekmachines",
  description: "De titel en de beschrijving van de pagina.",
  icon: "M10 10h28v28H10z",
  group: "Pagina",
  offeredIn: "nowhere",
  properties: {
    pageTitle: { label: "Titel", shownWith: "page" },
    description: { label: "Beschrijving", shownWith: "page" },
    customHeadTags: { label: "Extra regels voor de kop van de pagina", shownWith: "page" },
    recordId: { label: "Record", shownWith: "page" },
  },
};

/** The components of Salesforce that builders edit. Only tools load it. */
export const platformEditors: readonly EditablePlatformComponent[] = [
  { component: platformSection, editor: sectionEditor },
  { component: seoAssistant, editor: seoEditor },
];
