import type { Meta, StoryObj } from "@storybook/react-vite";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { expect, waitFor, within } from "storybook/test";
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";
import { SideText } from "./SideText.tsx";
import { page } from "./side-text.docs.tsx";

const partners = ["Salviora", "Noorderluw", "Lumaveer", "Terrando"];

const meta = {
  title: "Blocks/Tekst naast het formulier",
  component: SideText,
  parameters: { docs: { page } },
  argTypes: { sellingPoints: { control: "object" }, logos: { control: "object" } },
  args: {
    title1: "Vertel ons waar u van droomt",
    subtitle1: "Een richting is genoeg. Weet u het nog niet, dan denken wij graag met u mee.",
    title2: "Met wie gaat u op pad?",
    subtitle2: "Zo weten wij wie wij mogen bellen over uw reisvoorstel.",
    title3: "Hoe bereiken wij u?",
    subtitle3: "Binnen twee werkdagen hoort u van uw eigen reisspecialist.",
    sellingPoints: [
      "Een reisvoorstel kost niets",
      "Eén reisspecialist, van begin tot eind",
      "Meer dan 50 bestemmingen",
    ],
    logosTitle: "Onder anderen zij ontvangen onze reizigers",
    logos: partners.map((altText, index) => ({ url: travelPicture(`partner-0${index + 1}.svg`), altText })),
  },
} satisfies Meta<typeof SideText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The visitor is at the first step of the request form, or there is no form on the page. */
export const FirstStep: Story = {};

/** The form announced its second step with the window event `stepChange`: title and text change, the rest stays. */
export const SecondStep: Story = {
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
  play: async ({ canvasElement }) => {
    dispatchWindowEvent(canvasElement, windowEventNames.stepChange, { step: 2 });
    const title = await within(canvasElement).findByRole("heading", { name: "Met wie gaat u op pad?" });
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** Without selling points and logos only the title and the text of the step are left. */
export const WithoutLists: Story = { args: { sellingPoints: [], logos: [] } };
