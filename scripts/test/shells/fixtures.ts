// Pages that no site has, each for one aspect.
import { afterChangeDefinition, beforeChangeDefinition, paragraphDefinition } from "./test-components.ts";

/** A picture of the content store, and its text. */
export const pictureKey = "MCABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const pictureText = "Een leeg strand";

let ids = 0;
const component = (definition: string, attributes: object, regions: Readonly<Record<string, unknown[]>> = {}) => ({
  id: `id-${(ids += 1)}`,
  type: "component",
  definition,
  attributes,
  children: Object.entries(regions).map(([name, children]) => ({
    id: `id-${(ids += 1)}`,
    type: "region",
    name,
    children,
  })),
});

const numbers = Array.from({ length: 24 }, (_, index) => index + 1);
const inSlots = (make: (number: number) => unknown, isFilled = (_number: number) => true): Record<string, unknown[]> =>
  Object.fromEntries(numbers.filter(isFilled).map((number) => [`Content-Slot${number}`, [make(number)]]));
const isOdd = (number: number): boolean => number % 2 === 1;

const button = (number: number) => component("c:tdButton", { label: `Knop ${number}` });
const paragraph = (number: number) =>
  component(paragraphDefinition, { id: `alinea-${number}`, text: `Alinea ${number}` });

/** 8 buttons, which 8 others replace when the page changes. */
const replacedButtons = inSlots(
  (number) =>
    component(number <= 8 ? beforeChangeDefinition : afterChangeDefinition, {}, { content: [button(number)] }),
  (number) => number <= 16,
);
/** 8 buttons, to which 4 others are added when the page changes. */
const addedButtons = inSlots(
  (number) => (number <= 8 ? button(number) : component(afterChangeDefinition, {}, { content: [button(number)] })),
  (number) => number <= 12,
);

/** The form alone. */
const form = component("c:tdQuotationForm", {
  brand: "Morgenree",
  step1Title: "Wie bent u?",
  afterSubmit: "redirect to existing page",
});

/** Pages by name. */
export const fixtures: Readonly<Record<string, unknown>> = {
  slots: component("c:tdSlotsBlock", { title: "Bestemmingen", slotAmount: 24, contentGrid: "slider" }, inSlots(button)),
  slider: component("c:tdSlotsBlock", { title: "Bestemmingen", slotAmount: 5, contentGrid: "slider" }, inSlots(button)),
  paragraphSlider: component("c:tdSlotsBlock", { slotAmount: 5, contentGrid: "slider" }, inSlots(paragraph)),
  emptySlider: component("c:tdSlotsBlock", { slotAmount: 0, contentGrid: "slider" }, inSlots(button)),
  slotGrid: component("c:tdSlotsBlock", { title: "Bestemmingen", slotAmount: 4 }, inSlots(button)),
  grid: component("c:tdGrid", { numberOfColumns: 4, showPagination: true }, inSlots(button)),
  gappedGrid: component("c:tdGrid", { numberOfColumns: 3, showPagination: true }, inSlots(button, isOdd)),
  replacedGrid: component("c:tdGrid", { numberOfColumns: 3, showPagination: true }, replacedButtons),
  extendedGrid: component("c:tdGrid", { numberOfColumns: 3, showPagination: true }, addedButtons),
  columns: component(
    "c:tdFlexibleContent",
    { itemSpacing: "large" },
    {
      content: [1, 2].map((number) => component("c:tdColumn", { columnWidth: "6" }, { content: [button(number)] })),
    },
  ),
  formFrame: component(
    "c:tdContentContainer",
    {},
    {
      content: [
        component("c:tdSection", { sectionMinHeight: "1500px" }),
        component("c:tdQuotationContainer", { title: "Kader", placeholderButton: "Deel uw contactgegevens" }),
        component("c:tdSection", { sectionMinHeight: "1500px" }),
      ],
    },
  ),
  form,
  /** The same on a page of another site, with its menu and style sheet. */
  formOnForeignSite: form,
  menu: component(
    "c:tdContentContainer",
    {},
    {
      content: ["Hoofdmenu", "Geen", ""].map((menu) =>
        component("c:tdPageHeader", { brandName: menu || "Zonder", menu, links: "Contact | /contact" }),
      ),
    },
  ),
  formWithSearchMetadata: component(
    "c:tdContentContainer",
    {},
    { content: [form, component("c:tdSearchMetadata", { title: "Offerte aanvragen" })] },
  ),
  pictures: component(
    "c:tdSection",
    { backgroundImageDesktop: pictureKey, sectionMinHeight: "400px" },
    { col1: [component("c:tdImage", { imageInfo: pictureKey }), component("c:tdImage", { imageInfo: "MCMISSING" })] },
  ),
  links: component(
    "c:tdContentContainer",
    {},
    {
      content: [
        component("c:tdRichText", {
          text: "[Naar de offerte](#offerte) [Naar het formulier](/native/form)",
        }),
        component("c:tdButton", { label: "Naar het begin", redirectUrl: "/native/slots" }),
        component("c:tdSection", { sectionMinHeight: "1500px" }),
        component("c:tdImage", { imageInfoPath: "/sfsites/c/resource/travelMedia/partner-01.svg" }),
        component("c:tdQuotationForm", { brand: "Morgenree", anchor: "offerte" }),
        component("c:tdSection", { sectionMinHeight: "1500px" }),
      ],
    },
  ),
  layout: component(
    "c:tdSection",
    { sectionConfig: '{"columns":[{"columnWidth":8},{"columnWidth":4}]}', backgroundImageOverlay: "rgba(0,0,0,0.2)" },
    {
      col1: [
        component("c:tdContentContainer", { title: "Titel", subtitle: "Ondertitel" }, { content: [button(1)] }),
        component(
          "c:tdQuotationContainer",
          { title: "Kader", lastName: "Jansen", salutation: "Mevrouw", placeholderButton: "Verstuur uw aanvraag" },
          {
            content: [component("c:tdInput", { label: "Achternaam", fieldId: "lastName", required: true })],
          },
        ),
        component("c:tdColumnsSection", {}, { col1: [button(2)], col2: [button(3)] }),
      ],
      col2: [
        component(
          "c:tdFlexibleBlock",
          { width: "50%" },
          { content: [component("c:tdCheckbox", { label: "Nieuwsbrief", checkboxId: "newsletter" })] },
        ),
      ],
    },
  ),
};
