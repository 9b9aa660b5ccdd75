import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SearchList } from "./SearchList.tsx";
import { destinations } from "./search-list-fixture.tsx";

const meta: Meta<typeof SearchList> = {
  title: "Controls/SearchList",
  component: SearchList,
  argTypes: { value: { control: false } },
  args: { label: "Bestemming", placeholder: "Typ een land of streek", options: destinations, fieldId: "destination" },
  decorators: [
    (Story, { viewMode, name }) => {
      // On the page of all states only the first one has room for an open list.
      const minBlockSize = viewMode === "docs" && name !== "Default" ? undefined : "22rem";
      return <div style={{ maxInlineSize: "30rem", minBlockSize }}>{Story()}</div>;
    },
  ],
};
export default meta;
type Story = StoryObj<typeof SearchList>;

export const Default: Story = {};

export const DefaultTexts: Story = { args: { label: undefined, placeholder: undefined } };

export const Chosen: Story = { args: { defaultValue: "peru" } };

export const OwnText: Story = { args: { defaultValue: "Een rondje Middellandse Zee" } };

export const WithHint: Story = {
  args: { hint: "Staat uw bestemming er niet bij, typ haar dan zelf." },
};

export const Required: Story = { args: { required: true } };

export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "peru" } };

export const WithoutOptions: Story = { args: { options: undefined, hint: "Typ zelf uw bestemming." } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "an");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/resultaten$/);
  },
};

export const ActiveOption: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "an{ArrowDown}{ArrowDown}");
    const active = within(canvas.getByRole("listbox")).getAllByRole("option")[1];
    await expect(input).toHaveAttribute("aria-activedescendant", active?.id);
  },
};

export const OpenAfterChoice: Story = {
  args: { defaultValue: "jordanie" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Jordanië");
  },
};

export const NoResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Atlantis");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Geen resultaten; u kunt uw eigen tekst laten staan");
  },
};

export const FoundByKeyword: Story = {
  args: { options: [...destinations, { label: "Verenigd Koninkrijk", value: "uk", keywords: ["Engeland", "Wales"] }] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "wales");
    await expect(canvas.getByRole("option")).toHaveTextContent("Wales (Verenigd Koninkrijk)");
  },
};

export const FoundWithoutDiacritics: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "indonesie{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Indonesië");
  },
};

export const ChooseByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "jap{ArrowDown}{Enter}");
    await expect(input).toHaveValue("Japan");
    await expect(input).toHaveAttribute("aria-expanded", "false");
  },
};

export const DisabledOption: Story = {
  args: { options: [{ label: "Rusland (nu niet mogelijk)", value: "rusland", disabled: true }, ...destinations] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-disabled", "true");
  },
};

export const Clearable: Story = {
  args: { clearable: true, defaultValue: "peru" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tekst wissen" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};

export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ja");
    await expect(canvas.getByRole("status")).toHaveTextContent("Resultaten worden geladen");
  },
};
