import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Input } from "../../controls/input/index.ts";
import { Stack } from "./index.ts";
import { page } from "./Stack.docs.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  parameters: { docs: { page } },
  argTypes: {
    gap: { control: "inline-radio", options: ["xs", "sm", "md", "lg", "xl"] },
    direction: { control: "inline-radio", options: ["column", "row"] },
    children: { control: false, table: { type: { summary: "ReactNode" } } },
  },
  args: {
    children: [
      <Input key="voornaam" label="Voornaam" />,
      <Input key="achternaam" label="Achternaam" />,
      <Button key="verstuur" label="Verstuur" />,
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Distance in pixels between the first two children, in either direction. */
function distanceIn(canvasElement: HTMLElement): number {
  const children = canvasElement.querySelector(".td-stack")?.children ?? [];
  const [first, second] = Array.from(children, (child) => child.getBoundingClientRect());
  if (!first || !second) return Number.NaN;
  return Math.max(second.top - first.bottom, second.left - first.right);
}

/** The fields of a form, with the usual space between them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(distanceIn(canvasElement)).toBe(24);
  },
};

/** `gap="sm"`, for parts that belong closely together. */
export const SmallGap: Story = {
  args: { gap: "sm" },
  play: async ({ canvasElement }) => {
    await expect(distanceIn(canvasElement)).toBe(12);
  },
};

/** The buttons below a form, beside each other. */
export const Row: Story = {
  args: {
    direction: "row",
    gap: "md",
    children: [
      <Button key="verstuur" label="Verstuur" />,
      <Button key="opnieuw" variant="outline" label="Begin opnieuw" />,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(distanceIn(canvasElement)).toBe(16);
  },
};

/** A row that is too narrow for its items wraps, so nothing is cut off. */
export const RowThatWraps: Story = {
  args: { ...Row.args, style: { inlineSize: "10rem" } },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("button");
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
