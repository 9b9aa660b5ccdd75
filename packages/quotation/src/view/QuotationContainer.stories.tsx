import type { Meta, StoryObj } from "@storybook/react-vite";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { expect, within } from "storybook/test";
import { QuotationContainer } from "./QuotationContainer.tsx";
import { page } from "./QuotationContainer.docs.tsx";

const meta: Meta<typeof QuotationContainer> = {
  title: "Quotation/QuotationContainer",
  component: QuotationContainer,
  // All on a page react to the same window events, so the documentation shows the others as pages of their own.
  parameters: { docs: { page, story: { inline: false, height: "28rem" } } },
  args: {
    salutation: "Mevrouw",
    lastName: "van den Berg",
    title: "Waar gaan uw gedachten naartoe?",
    paragraph1: "Vertel ons welke reis u voor ogen hebt.",
    paragraph2: "Een richtbedrag per persoon helpt ons een voorstel te maken dat bij u past.",
    placeholderButton: "Deel uw contactgegevens",
  },
};
export default meta;

type Story = StoryObj<typeof QuotationContainer>;

/** A later step of a form: greeting, texts and both buttons. */
export const Default: Story = { parameters: { docs: { story: { inline: true, height: "auto" } } } };

/** The visitor’s name is not known yet, so there is no greeting. The first step has no Back button. */
export const FirstStep: Story = { args: { lastName: "", hideGoBackButton: true } };

/** A block on the page reported an invalid field: a sentence beside the buttons says so. */
export const Invalid: Story = {
  async play({ canvasElement }) {
    const detail = { fieldId: "lastName", error: true };
    dispatchWindowEvent(canvasElement, windowEventNames.requiredFieldMissing, detail);
    await expect(await within(canvasElement).findByText("Vul alle verplichte velden in")).toBeVisible();
  },
};

/** A request is in flight: the overlay covers the container, and the rest of the page can be used. */
export const Loading: Story = {
  async play({ canvasElement }) {
    dispatchWindowEvent(canvasElement, windowEventNames.loadingChange, { loading: true });
    await expect(await within(canvasElement).findByRole("img", { name: "Loading" })).toBeVisible();
  },
};
