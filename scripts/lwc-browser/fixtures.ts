// Pages that no site has, made to show one thing each.

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

const button = (number: number) => component("c:button", { label: `Knop ${number}` });

/** Pages by name. */
export const fixtures: Readonly<Record<string, unknown>> = {
  slots: component("c:slotsBlock", { title: "Bestemmingen", slotAmount: 24, contentGrid: "slider" }, inSlots(button)),
  slotGrid: component("c:slotsBlock", { title: "Bestemmingen", slotAmount: 4 }, inSlots(button)),
  grid: component("c:grid", { numberOfColumns: 4, showPagination: true }, inSlots(button)),
  gappedGrid: component("c:grid", { numberOfColumns: 3, showPagination: true }, inSlots(button, isOdd)),
  columns: component(
    "c:flexibleContent",
    { itemSpacing: "large" },
    {
      default: [1, 2].map((number) => component("c:column", { columnWidth: "6" }, { default: [button(number)] })),
    },
  ),
  form: component("c:quotationForm", {
    brand: "Morgenree",
    step1Title: "Wie bent u?",
    afterSubmit: "redirect to existing page",
  }),
  layout: component(
    "c:section",
    { sectionConfig: '{"columns":[{"columnWidth":8},{"columnWidth":4}]}', backgroundImageOverlay: "rgba(0,0,0,0.2)" },
    {
      col1: [
        component("c:contentContainer", { title: "Titel", subtitle: "Ondertitel" }, { default: [button(1)] }),
        component(
          "c:quotationContainer",
          { title: "Kader", lastName: "Jansen", salutation: "Mevrouw", placeholderButton: "Verstuur uw aanvraag" },
          {
            default: [component("c:input", { label: "Achternaam", fieldId: "lastName", required: true })],
          },
        ),
        component("c:columnsSection", {}, { col1: [button(2)], col2: [button(3)] }),
      ],
      col2: [
        component(
          "c:flexibleBlock",
          { width: "50%" },
          { default: [component("c:checkbox", { label: "Nieuwsbrief", checkboxId: "newsletter" })] },
        ),
      ],
    },
  ),
};
