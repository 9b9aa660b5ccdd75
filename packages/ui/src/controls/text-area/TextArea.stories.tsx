import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fieldArgTypes } from "../field/field-arg-types.ts";
import { TextArea } from "./index.ts";

const meta = {
  title: "Controls/TextArea",
  component: TextArea,
  argTypes: { ...fieldArgTypes, rows: { control: "number" } },
  args: { label: "Uw wensen", onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { fieldId: "wishes", name: "wishes" },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Uw wensen" }), "Met de trein");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Met de trein", expect.anything());
  },
};
export const Filled: Story = {
  args: {
    defaultValue:
      "Wij reizen graag per trein en slapen het liefst in kleine hotels,\nmet twee kinderen van acht en tien.",
  },
};
export const WithPlaceholder: Story = { args: { placeholder: "Vertel ons waar u van droomt" } };
export const WithHint: Story = { args: { hint: "Denk aan vervoer, verblijf en wat u zeker wilt zien." } };
export const ManyRows: Story = { args: { rows: 10 } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { required: true, error: "Dit veld is verplicht" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Geen bijzondere wensen." } };
