import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { MultiSearchList } from "./index.ts";
import { page } from "./MultiSearchList.docs.tsx";

const meta = {
  title: "Controls/MultiSearchList",
  component: MultiSearchList,
  parameters: { docs: { page } },
  argTypes: {
    options: { control: "object" },
    value: { control: false },
    defaultValue: { control: "object" },
    required: { control: "boolean" },
    disabled: { control: "boolean" },
    error: { control: "text" },
    onValueChange: { control: false },
  },
  args: {
    label: "Bestemmingen",
    name: "destinations",
    fieldId: "destinations",
    placeholder: "Typ een land",
    options: [
      { label: "Indonesië", value: "ID", keywords: ["Bali"] },
      { label: "Japan", value: "JP" },
      { label: "Kenia", value: "KE" },
      { label: "Noorwegen", value: "NO" },
      { label: "Peru", value: "PE" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof MultiSearchList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet. */
export const Empty: Story = {};

/** Each choice is a button that removes it. Backspace in the empty field removes the last one. */
export const Chosen: Story = { args: { defaultValue: ["JP", "PE"] } };

/** The suggestions are the options that are not chosen yet. */
export const WithSuggestions: Story = {
  args: { defaultValue: ["JP"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox", { name: "Bestemmingen" }), "n");
    await expect(canvas.getByRole("option", { name: "Noorwegen" })).toBeVisible();
  },
};

/** One sentence that helps to choose, read out with the field. */
export const WithHint: Story = { args: { hint: "Kies er zoveel u wilt." } };

/** The form was submitted without a choice. */
export const WithError: Story = { args: { required: true, error: "Kies minstens één bestemming" } };

/** Cannot be changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: ["JP", "PE"] } };
