import type { Meta, StoryObj } from "@storybook/react-vite";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { expect, waitFor, within } from "storybook/test";
import { specialistMatch } from "./specialist-match-fixture.ts";
import { SpecialistMatch } from "./SpecialistMatch.tsx";
import { page } from "./specialist-match.docs.tsx";

const meta = {
  title: "Blocks/Specialist bij de bestemming",
  component: SpecialistMatch,
  parameters: { docs: { page } },
  argTypes: { specialists: { control: "object" } },
  args: specialistMatch,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpecialistMatch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor did not choose a destination yet: the general text, with ways to get in touch. */
export const NoDestination: Story = {};

/** The form announced “Japan” with the window event `destinationChange`: the specialist who knows it appears. */
export const Chosen: Story = {
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
  play: async ({ canvasElement }) => {
    dispatchWindowEvent(canvasElement, windowEventNames.destinationChange, { destination: "Japan" });
    const canvas = within(canvasElement);
    const name = await canvas.findByRole("heading", { name: "Mei-Lin Tan" });
    await waitFor(() => expect(name).toBeVisible());
    await expect(canvas.getByRole("link", { name: "meilin@example.com" })).toBeInTheDocument();
  },
};

/** No specialist knows the chosen destination: the general text stays. */
export const NobodyKnowsIt: Story = {
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
  play: async ({ canvasElement }) => {
    dispatchWindowEvent(canvasElement, windowEventNames.destinationChange, { destination: "Antarctica" });
    await expect(within(canvasElement).getByRole("heading", { name: "Wie ontwerpt uw reis?" })).toBeVisible();
  },
};

/** Specialists without a photo. Once one of them is chosen, the text takes the whole width. */
export const WithoutPortraits: Story = {
  args: {
    specialists: "Anna de Wit | Noorwegen | Kom in de winter, als het licht blauw is. | | anna@example.com",
  },
};
