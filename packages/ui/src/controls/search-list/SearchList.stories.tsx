import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SearchList } from "./SearchList.tsx";
import { destinations } from "./search-list-fixture.tsx";
import { page } from "./SearchList.docs.tsx";

const meta: Meta<typeof SearchList> = {
  title: "Controls/SearchList",
  component: SearchList,
  parameters: { docs: { page } },
  argTypes: { value: { control: false } },
  args: { label: "Bestemming", placeholder: "Typ een land of streek", options: destinations, fieldId: "destination" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "30rem" }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SearchList>;

/** The play function types, which moves the focus, so the documentation shows the story as a page of its own. */
const opensOnDemand = { docs: { story: { inline: false, height: "28rem" } } };

/** Closed and empty. Type, or press the arrow, to see the suggestions. */
export const Default: Story = {};

/** Without `label` and `placeholder` the texts of the library are used. */
export const DefaultTexts: Story = { args: { label: undefined, placeholder: undefined } };

/** A suggestion is chosen: the field shows its label, the form submits its value. */
export const Chosen: Story = { args: { defaultValue: "peru" } };

/** The visitor’s own words, which are not in the list, are a valid answer. */
export const OwnText: Story = { args: { defaultValue: "Een rondje Middellandse Zee" } };

/** Says that an answer of one’s own is welcome. */
export const WithHint: Story = {
  args: { hint: "Staat uw bestemming er niet bij, typ haar dan zelf." },
};

/** An answer is needed: a suggestion, or the visitor’s own words. */
export const Required: Story = { args: { required: true } };

/** The form was sent without a required answer. */
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };

/** Cannot be opened, changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "peru" } };

/** There are no suggestions: it works as an input. */
export const WithoutOptions: Story = { args: { options: undefined, hint: "Typ zelf uw bestemming." } };

/** The visitor typed “an”: the list is open, and the number of results is announced. */
export const Open: Story = {
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "an");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/resultaten$/);
  },
};

/** In a card that cuts off what is outside it: the list is above the card, and the page. */
export const InCard: Story = {
  parameters: opensOnDemand,
  decorators: [
    (Story) => (
      <div style={{ border: "1px solid", padding: "1rem", overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "an{ArrowDown}");
    const { left, bottom } = canvas.getByRole("listbox").getBoundingClientRect();
    const lowest = document.elementFromPoint(left + 8, bottom - 8);
    await expect(canvas.getByRole("listbox")).toContainElement(lowest instanceof HTMLElement ? lowest : null);
  },
};

/** Long labels wrap. From 60 characters they are in smaller type, so that a phone shows three lines. */
export const LongLabels: Story = {
  args: {
    options: ["Bergen", "Oslo", "Trondheim"].map((city) => ({
      label: `Rondreis langs de fjorden met de postboot en de trein, in een kleine groep, met vertrek uit ${city}`,
      value: city,
    })),
  },
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
  },
};

/** After “an” and the down arrow, pressed twice, the second suggestion is active. The focus stays in the field. */
export const ActiveOption: Story = {
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "an{ArrowDown}{ArrowDown}");
    const active = within(canvas.getByRole("listbox")).getAllByRole("option")[1];
    await expect(input).toHaveAttribute("aria-activedescendant", active?.id);
  },
};

/** The list opens at the suggestion that was chosen before. */
export const OpenAfterChoice: Story = {
  args: { defaultValue: "jordanie" },
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Jordanië");
  },
};

/** Nothing matches “Atlantis”, so no list opens. A message says that the text may stay. */
export const NoResults: Story = {
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Atlantis");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Geen resultaten; u kunt uw eigen tekst laten staan");
  },
};

/** The visitor typed “wales”: an option is also found by its `keywords`, and shows which one matched. */
export const FoundByKeyword: Story = {
  args: { options: [...destinations, { label: "Verenigd Koninkrijk", value: "uk", keywords: ["Engeland", "Wales"] }] },
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "wales");
    await expect(canvas.getByRole("option")).toHaveTextContent("Wales (Verenigd Koninkrijk)");
  },
};

/** Type “indonesie”: accents and capitals make no difference. */
export const FoundWithoutDiacritics: Story = {};

/** Type “jap”, press the down arrow, then Enter: the list closes and the focus stays in the field. */
export const ChooseByKeyboard: Story = {};

/** The first suggestion in the list is readable, and cannot be chosen. */
export const DisabledOption: Story = {
  args: { options: [{ label: "Rusland (nu niet mogelijk)", value: "rusland", disabled: true }, ...destinations] },
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-disabled", "true");
  },
};

/** With `clearable` a button empties the field and moves the focus back to it. */
export const Clearable: Story = {
  args: { clearable: true, defaultValue: "peru" },
};

/** The suggestions come from a server: a message says that they are being loaded. */
export const Loading: Story = {
  args: { options: [], loading: true },
  parameters: opensOnDemand,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ja");
    await expect(canvas.getByRole("status")).toHaveTextContent("Resultaten worden geladen");
  },
};
