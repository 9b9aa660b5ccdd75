import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { TextArea } from "./index.ts";
import { page } from "./TextArea.docs.tsx";

const meta = {
  title: "Controls/TextArea",
  component: TextArea,
  parameters: { docs: { page } },
  argTypes: { ...fieldArgTypes, rows: { control: "number" } },
  args: { label: "Uw wensen", onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An empty field of five lines. Visitors can make it taller. */
export const Default: Story = {
  args: { fieldId: "wishes", name: "wishes" },
};

/** A text of more than one line. Line breaks are preserved. */
export const Filled: Story = {
  args: {
    defaultValue:
      "Wij reizen graag per trein en slapen het liefst in kleine hotels,\nmet twee kinderen van acht en tien.",
  },
};

/** An invitation, visible until the visitor types. */
export const WithPlaceholder: Story = { args: { placeholder: "Vertel ons waar u van droomt" } };

/** Says what to write about. Screen readers read it after the label. */
export const WithHint: Story = { args: { hint: "Denk aan vervoer, verblijf en wat u zeker wilt zien." } };

/** `rows` shows how much text is expected: here ten lines. */
export const ManyRows: Story = { args: { rows: 10 } };

/** An answer is needed before the form can be sent. */
export const Required: Story = { args: { required: true } };

/** The form was sent without a required answer. */
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };

/** Cannot be changed or focused, and is not submitted. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "Geen bijzondere wensen." } };
