import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { page } from "./Field.docs.tsx";
import { Travelers } from "./Field.example.tsx";
import travelers from "./Field.example.tsx?raw";
import { Field } from "./Field.tsx";

const meta = {
  title: "Controls/Field parts",
  component: Field,
  parameters: { docs: { page, source: { code: travelers } } },
  argTypes: {
    error: { control: "text" },
    id: { control: false },
    text: { control: false },
    maxLength: { control: false },
  },
  args: { error: "", children: () => null },
  render: ({ error }) => <Travelers label="Aantal reizigers" fieldId="travelers" error={error} />,
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A number of travelers: the element is the browser’s own, what is around it is ours. */
export const Default: Story = {};

/** The owner of the field says what is wrong. It is read before the control. */
export const WithError: Story = {
  args: { error: "Vul een getal in van 1 tot en met 20." },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Aantal reizigers");
    await expect(field).toHaveAccessibleDescription("Vul een getal in van 1 tot en met 20.");
  },
};
