import type { Meta, StoryObj } from "@storybook/react-vite";
import { faq } from "../parts/page-fixture.tsx";
import { Faq } from "./Faq.tsx";
import { page } from "./faq.docs.tsx";

const meta = {
  title: "Blocks/Veelgestelde vragen",
  component: Faq,
  parameters: { docs: { page } },
  argTypes: { questions: { control: "text" } },
  args: faq,
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All answers are closed. They open without JavaScript, and the browser’s find-in-page finds them. */
export const Default: Story = {};

/** For a section that has its own title. One answer is open. */
export const WithoutTitle: Story = {
  args: { title: "" },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Wat kost een reisvoorstel?")),
};

/** `questions` as a list of objects, instead of a text with `|` and `||`. */
export const OneQuestion: Story = {
  args: {
    questions: [{ question: "Wat kost een reisvoorstel?", answer: "Niets. U betaalt pas wanneer u de reis boekt." }],
  },
};
