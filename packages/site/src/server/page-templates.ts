// What new pages consist of. The pages of the site's own destinations were made from the template here.
import { randomUUID } from "node:crypto";
import { newColumn, platformSection, sectionConfig } from "@travel-design/blocks/internal";

/** What a builder enters for a new page. */
export interface PageDetails {
  title: string;
  description: string;
  /** Without slashes around it: "bestemmingen/peru". */
  address: string;
}

/** A component of a page's content. */
export const component = (definition: string, attributes: object, children?: readonly object[]): object => ({
  attributes,
  ...(children && { children }),
  definition,
  id: randomUUID(),
  type: "component",
});

/** A region of a component. */
export const region = (
  name: string,
  title: string,
  children: readonly object[],
  id: string = randomUUID(),
): object => ({
  children,
  id,
  name,
  title,
  type: "region",
});

/** A column of a section: its width in parts of twelve, and what is in it. */
type Column = readonly [width: number, children: readonly object[]];

/** Maximum width of the content, and the padding. Without them the content is as wide as the screen. */
interface SectionLook {
  width?: string;
  padding?: readonly [top: string, bottom: string];
}

function section(columns: readonly Column[], { width = "", padding }: SectionLook = {}): object {
  const id = randomUUID();
  const parts = columns.map(([span], index) => ({
    ...newColumn(randomUUID(), index + 1),
    columnWidth: String(span),
  }));
  const { dxpStyle: _usual, ...usual } = platformSection.attributes;
  const attributes = {
    ...usual,
    ...(padding && { dxpStyle: { padding: { bottom: padding[1], left: "1.5rem", right: "1.5rem", top: padding[0] } } }),
    maxContentWidth: width,
    sectionColumnGutterWidth: columns.length > 1 ? "4rem" : "",
    sectionConfig: sectionConfig(id, parts),
  };
  const regions = parts.map(({ UUID, columnKey, columnName }, index) =>
    region(columnKey, columnName, columns[index]?.[1] ?? [], UUID),
  );
  return { ...component(platformSection.definition, attributes, regions), id };
}

const text = (width: string, children: readonly object[]): object =>
  section([[12, children]], { width, padding: ["4rem", "4rem"] });

const heading = (attributes: object): object => component("c:tdHeading", attributes);
const spacer = (size: string): object => component("c:tdSpacer", { size });

const searchMetadata = ({ title, description }: PageDetails): object =>
  component("c:tdSearchMetadata", { description, title });

/** The page of a destination. What differs from one to the next: words, two pictures, season and price, route, questions, specialist. */
function destination(details: PageDetails): object[] {
  const { title, description } = details;
  const form = { address: `/?bestemming=${encodeURIComponent(title)}#offerte`, label: "Vraag uw reisvoorstel aan" };
  const button = { buttonAddress: form.address, buttonLabel: form.label };
  const introduction = { lead: true, text: "Schrijf hier waarom u er graag heen gaat, en voor wie deze reis is." };
  const specialist = {
    address: form.address,
    description: title,
    layout: "Foto naast de naam",
    title: "Uw reisspecialist",
  };
  const days = "Dag 1 | Aankomst | U wordt opgehaald.\nDag 2 | Een dag op pad | Met een gids die er woont.";
  const season = { level: 3, months: "+ + + + + + + + + + + +", note: "", title: "Wanneer, en voor welke prijs" };
  const questions = "Wat zit er in de prijs? | Schrijf hier wat er in de prijs zit.";
  return [
    section([
      [
        12,
        [
          component("c:tdHero", {
            ...button,
            eyebrow: `${title} op maat`,
            lead: description,
            minHeight: "40rem",
            title,
          }),
        ],
      ],
    ]),
    section(
      [
        [7, [heading({ title: "Waarom wij hier graag komen" }), component("c:tdRichText", introduction)]],
        [
          5,
          [
            component("c:tdSpecialistCard", specialist),
            spacer("Middel"),
            component("c:tdRichText", { text: "“Wat de specialist zelf zegt.”" }),
          ],
        ],
      ],
      { width: "76rem", padding: ["4rem", "2rem"] },
    ),
    section(
      [
        [
          7,
          [
            heading({ eyebrow: "Uit een reisschema", title: "Zo kan uw reis eruitzien" }),
            component("c:tdItinerary", { days }),
          ],
        ],
        [
          5,
          [
            component("c:tdRouteMap", {
              level: 3,
              stops: "Begin | 52.37 | 4.90\nEinde | 52.01 | 4.36",
              title: "De route",
            }),
            spacer("Zeer groot"),
            component("c:tdSeasonPrice", season),
          ],
        ],
      ],
      { width: "76rem", padding: ["4rem", "5rem"] },
    ),
    section(
      [
        [5, [heading({ title: "Veelgestelde vragen" })]],
        [7, [component("c:tdFaq", { questions })]],
      ],
      { width: "76rem", padding: ["2rem", "5rem"] },
    ),
    section([[12, [component("c:tdContactStrip", { title: "Liever eerst even praten?" })]]], {
      width: "76rem",
      padding: ["2rem", "5rem"],
    }),
    section([
      [
        12,
        [
          component("c:tdCallToAction", {
            ...button,
            eyebrow: `Uw ${title}`,
            minHeight: "26rem",
            title: "Vertel ons welke reis u zoekt",
          }),
          searchMetadata(details),
        ],
      ],
    ]),
  ];
}

/** Templates by name: what the page's sections contain. */
export const templates = {
  empty: (details: PageDetails): object[] => [
    text("76rem", [heading({ level: 1, title: details.title }), searchMetadata(details)]),
  ],
  text: (details: PageDetails): object[] => [
    text("46rem", [
      heading({ level: 1, title: details.title }),
      component("c:tdRichText", { text: "Schrijf hier uw tekst." }),
      searchMetadata(details),
    ]),
  ],
  destination,
};
