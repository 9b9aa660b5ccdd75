import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { ErrorSummary } from "./index.ts";
import { page } from "./ErrorSummary.docs.tsx";

const meta = {
  title: "Controls/ErrorSummary",
  component: ErrorSummary,
  parameters: { docs: { page } },
  argTypes: { items: { table: { type: { summary: "readonly ErrorSummaryItem[]" } } } },
  args: {
    heading: "Vul alle verplichte velden in",
    items: [
      { id: "lastName", label: "Achternaam", message: "Dit veld is verplicht" },
      { id: "email", label: "E-mailadres", message: "Ongeldige invoer" },
    ],
    onSelect: (id) => document.getElementById(id)?.focus(),
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After a failed submit, above the form. A link moves the focus to its field. */
export const SeveralErrors: Story = {};

/** One field is invalid. The summary appears for a single error too, so that it is always in the same place. */
export const OneError: Story = {
  args: { items: [{ id: "lastName", label: "Achternaam", message: "Dit veld is verplicht" }] },
};

/** The heading gets focus after every failed submit, so that screen readers announce it. */
export const WithFocus: Story = {
  // Not when it mounts: Storybook may hide it until then, and what is hidden cannot get focus.
  play: ({ canvasElement }) => within(canvasElement).getByRole("heading").focus(),
};
