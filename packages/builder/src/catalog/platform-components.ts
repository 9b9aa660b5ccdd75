// The words of the platform's components that pages use.
import { color, directionProperties, labeled, length, oneOf, string } from "@travel-design/ui/internal";
import { slotKeyOf } from "../document/editor-data.ts";
import { sectionType } from "../document/section-config.ts";
import type { CatalogEntry, EditableProperty } from "./catalog-entry.ts";

const direction = { row: "Naast elkaar", column: "Onder elkaar" };
const lengthHelp = "Een maat als in CSS, bijvoorbeeld 320px, 20rem of 50%.";

const sectionProperties: readonly EditableProperty[] = [
  {
    name: "maxContentWidth",
    label: "Grootste breedte van de inhoud",
    description: lengthHelp,
    kind: "length",
    property: length(),
  },
  {
    name: "sectionColumnGutterWidth",
    label: "Ruimte tussen de kolommen",
    description: lengthHelp,
    kind: "length",
    property: length(),
  },
  { name: "sectionMinHeight", label: "Minimale hoogte", description: lengthHelp, kind: "length", property: length() },
  {
    name: "sectionVerticalAlign",
    label: "Plaats van de inhoud in hoogte",
    description: undefined,
    kind: "choice",
    property: labeled(oneOf(["flex-start", "center", "flex-end"], "flex-start"), {
      "flex-start": "Boven",
      center: "Midden",
      "flex-end": "Onder",
    }),
  },
  ...(["Desktop", "Tablet", "Mobile"] as const).map((device): EditableProperty => ({
    name: `layoutDirection${device}`,
    label: "Richting van de kolommen",
    description: undefined,
    kind: "choice",
    property: labeled(directionProperties[`layoutDirection${device}`], direction),
  })),
  {
    name: "backgroundImageOverlay",
    label: "Kleur over de foto",
    description: "Doorzichtig, zodat tekst leesbaar blijft.",
    kind: "color",
    property: color(),
  },
];

/** The attributes that Experience Builder gives a new section. */
const sectionDefaults = {
  backgroundImageConfig: "",
  backgroundImageOverlay: "rgba(0,0,0,0)",
  componentSpacerSize: "",
  dxpStyle: { padding: { bottom: "3rem", left: "1.5rem", right: "1.5rem", top: "3rem" } },
  layoutDirectionDesktop: "row",
  layoutDirectionMobile: "column",
  layoutDirectionTablet: "column",
  maxContentWidth: "76rem",
  sectionColumnGutterWidth: "",
  sectionConfig: JSON.stringify({
    UUID: "",
    columns: [{ UUID: "", columnName: "Column 1", columnKey: "col1", columnWidth: "12", seedComponents: null }],
  }),
  sectionMinHeight: "",
  sectionVerticalAlign: "flex-start",
};

const maxColumns = 12;

/** Components of the platform. */
export const platformEntries: readonly CatalogEntry[] = [
  {
    type: sectionType,
    definition: "community_layout:section",
    label: "Sectie",
    description: "Een deel van de pagina over de hele breedte. Elk blok staat in een kolom van een sectie.",
    icon: "M6 12h36v24H6zM24 12v24",
    group: "Indeling",
    properties: sectionProperties,
    slots: Array.from({ length: maxColumns }, (_, index) => slotKeyOf(`col${index + 1}`)),
    defaults: sectionDefaults,
    block: undefined,
    isOffered: true,
  },
  {
    type: "community_builder__seoAssistant",
    definition: "community_builder:seoAssistant",
    label: "Zoekmachines",
    description: "De titel en de beschrijving van de pagina.",
    icon: "M10 10h28v28H10z",
    group: "Pagina",
    properties: [
      { name: "pageTitle", label: "Titel", description: undefined, kind: "text", property: string() },
      { name: "description", label: "Beschrijving", description: undefined, kind: "longText", property: string() },
    ],
    slots: [],
    defaults: {},
    block: undefined,
    isOffered: false,
  },
];
