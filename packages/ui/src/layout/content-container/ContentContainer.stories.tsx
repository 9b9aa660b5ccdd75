import type { Meta, StoryObj } from "@storybook/react-vite";
import { Area } from "../layout-fixture.tsx";
import { ContentContainer } from "./index.ts";

const meta = {
  title: "Layout/ContentContainer",
  component: ContentContainer,
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

export const Default: Story = {};
export const TitleOnly: Story = { args: { subtitle: "" } };
export const SubtitleOnly: Story = { args: { title: "" } };
export const LongWord: Story = { args: { title: "Verwendreizenspecialistenoverleg".repeat(8) } };
