import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Area } from "../layout-fixture.tsx";
import { ContentContainer } from "./index.ts";
import { page } from "./ContentContainer.docs.tsx";

const meta = {
  title: "Layout/ContentContainer",
  component: ContentContainer,
  parameters: { docs: { page } },
  argTypes: { title: { control: "text" }, subtitle: { control: "text" }, children: { control: false } },
  args: {
    title: "Waar wij u graag brengen",
    subtitle:
      "Elke reis begint met een gesprek. Dit zijn plekken waar onze reizigers met een glimlach van terugkwamen.",
    children: <Area>Wat u hieronder zet</Area>,
  },
} satisfies Meta<typeof ContentContainer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A section of a page: its title is a heading of level 2, its subtitle of level 3. */
export const Default: Story = {};

/** `level={1}` for the title of the page. Use it once per page. */
export const PageTitle: Story = {
  args: { level: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Waar wij u graag brengen" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: /^Elke reis begint/ })).toBeVisible();
  },
};

/** Without a subtitle there is one heading, and no empty one. */
export const TitleOnly: Story = {
  args: { subtitle: "" },
};

/** Without a title the subtitle is the only heading. */
export const SubtitleOnly: Story = { args: { title: "" } };

/** A word that is wider than the page breaks, so the page never scrolls sideways. */
export const LongWord: Story = {
  args: { title: "Verwendreizenspecialistenoverleg".repeat(8) },
};
