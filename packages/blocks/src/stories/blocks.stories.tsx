import { inMemoryPorts } from "@travel-design/quotation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement, useState, type ReactNode } from "react";
import { catalogue } from "../catalogue.ts";
import type { BlockAttributes } from "../define/read-settings.ts";
import { editorCatalogue } from "../editor-catalogue.ts";
import { argsOf, argTypesOf } from "./arg-types.ts";

interface BlockStoryProps {
  name: string;
  attributes: BlockAttributes;
}

/** A block as a page of the site draws it; its drop zones hold their names. */
function BlockStory({ name, attributes }: BlockStoryProps): ReactNode {
  const [ports] = useState(() => ({ quotation: inMemoryPorts(), log: console.warn }));
  const Block = catalogue.get(name);
  const zones = editorCatalogue[name]?.editor.slots ?? [];
  const slots = Object.fromEntries(zones.map((zone) => [zone.name, <p key={zone.name}>{zone.name}</p>]));
  return Block && createElement(Block, { attributes, ports, slots });
}

const meta = { title: "Blocks" } satisfies Meta;
export default meta;

/** A block with the controls of its definition: what a builder can set in the Builder can be set here. */
function story(name: string, args: BlockAttributes = {}): StoryObj {
  const definition = editorCatalogue[name] ?? {
    properties: {},
    editor: { label: "", description: "", icon: "", properties: {} },
  };
  return {
    name: definition.editor.label,
    args: { ...argsOf(definition), ...args },
    argTypes: argTypesOf(definition),
    render: (attributes) => <BlockStory name={name} attributes={attributes} />,
    parameters: { docs: { description: { story: definition.editor.description } } },
  };
}

export const QuotationForm = story("quotationForm", { brand: "Morgenree", step1Title: "Met wie maken wij kennis?" });
export const QuotationContainer = story("quotationContainer", { title: "Uw gegevens", lastName: "Jansen" });
export const SideText = story("sideText", {
  title1: "Een reis die van u is",
  subtitle1: "Vertel ons waar u van droomt.",
  sellingPoint1: "Persoonlijk ontworpen",
});
export const TravellerStories = story("travellerStories", {
  story1Review: "Wij denken er nog elke dag aan.",
  story1Client: "Familie Bakker",
  story1Date: "mei 2026",
});
export const PromiseCard = story("promiseCard", {
  title: "Eén specialist",
  text: "Van het eerste gesprek tot de thuiskomst.",
});
export const SpecialistCard = story("specialistCard", {
  title: "Anna de Wit",
  description: "Japan en Korea",
  specialistEmail: "anna@example.com",
});
export const Section = story("section", { sectionConfig: '{"columns":[{"columnWidth":8},{"columnWidth":4}]}' });
export const ColumnsSection = story("columnsSection");
export const ContentContainer = story("contentContainer", { title: "Onze reizen", subtitle: "Met zorg gekozen" });
export const SlotsBlock = story("slotsBlock", { title: "Bestemmingen" });
export const Grid = story("grid", { showPagination: true });
export const FlexibleBlock = story("flexibleBlock", { width: "50%" });
export const FlexibleContent = story("flexibleContent");
export const Button = story("button", { label: "Vraag een offerte aan", forward: true, icon: true });
export const Checkbox = story("checkbox", { label: "Houd mij op de hoogte", checkboxId: "newsletter" });
export const Input = story("input", { label: "Voornaam" });
export const TextArea = story("textArea", { label: "Uw wensen" });
export const DatePicker = story("datePicker", { label: "Vroegste vertrekdatum" });
export const Dropdown = story("dropdown", { label: "Aanhef", options: "De heer;Mevrouw;Familie" });
export const SearchList = story("searchList", { label: "Bestemming", options: "Japan;Jordanië;Peru" });
export const OptionalCheckboxes = story("optionalCheckboxes", { legend: "Bestemming", extraText: "Vertel ons meer." });
