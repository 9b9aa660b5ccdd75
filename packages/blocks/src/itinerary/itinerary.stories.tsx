import type { Meta, StoryObj } from "@storybook/react-vite";
import { itinerary } from "../parts/page-fixture.tsx";
import { Itinerary } from "./Itinerary.tsx";
import { page } from "./itinerary.docs.tsx";

const meta = {
  title: "Blocks/Reisschema",
  component: Itinerary,
  parameters: { docs: { page } },
  argTypes: { days: { control: "text" } },
  args: itinerary,
} satisfies Meta<typeof Itinerary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Days from a text, as a site builder writes them, with a title above. */
export const Default: Story = {};

/** A single day has no line to the next one. The text of a day is optional. */
export const OneDay: Story = { args: { title: "", days: [{ day: "Dag 4", title: "Een dag zonder plan" }] } };

/** `days` as a list of objects, for a page whose trips come from data. */
export const FromAList: Story = {
  args: {
    days: [
      { day: "Dag 1", title: "Aankomst in Bergen", text: "De avond is aan u." },
      { day: "Dag 2", title: "Met de boot de fjord in" },
    ],
  },
};
