import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { draftText } from "../testing/draft-text.ts";
import { inMemoryPorts } from "../in-memory-ports.ts";
import type { QuotationValues } from "../model/fields.ts";
import { initialValues } from "../model/values.ts";
import type { QuotationPorts } from "../ports.ts";
import { defaultSettings } from "../settings.ts";
import type { Step } from "../model/field.ts";
import { en } from "../translations.ts";
import { QuotationForm } from "./QuotationForm.tsx";
import { page } from "./QuotationForm.docs.tsx";

const settings = {
  ...defaultSettings,
  brand: "Voorbeeld",
  step1: {
    title: "Met wie mogen wij kennismaken?",
    paragraph1: "Achter elke reis die wij maken, zit een gesprek. Dat begint met uw naam.",
    paragraph2: "",
  },
  step2: {
    title: "Waar gaan uw gedachten naartoe?",
    paragraph1: "Weet u iets nog niet? Dan laat u het open en zoeken wij het samen uit.",
    paragraph2: "",
  },
  step3: {
    title: "Hoe kunnen wij u bereiken?",
    paragraph1: "Een van onze reisspecialisten leest uw aanvraag en belt u binnen twee werkdagen.",
    paragraph2: "",
  },
};

const values = {
  ...initialValues,
  salutation: "Mevrouw",
  firstName: "Noor",
  lastName: "van den Berg",
  destinationChoice: "unknown",
  datesChoice: "unknown",
  amountOfTravelers: "2",
  email: "noor@example.com",
  phoneNumber: "06 12345678",
  postalCode: "1234 AB",
  customerSource: "Instagram",
} as const;

/** A form that an earlier visit of the tab left on a step. */
const leftOn = (
  step: Step,
  overrides: Partial<QuotationPorts> = {},
  changes: Partial<QuotationValues> = {},
): QuotationPorts => {
  const text = draftText(step, { ...values, ...changes });
  return inMemoryPorts({ draftStorage: { read: () => text, write: () => {}, clear: () => {} }, ...overrides });
};

const meta: Meta<typeof QuotationForm> = {
  title: "Quotation/QuotationForm",
  component: QuotationForm,
  args: { settings, ports: inMemoryPorts() },
  // A page contains one form, so the documentation shows the others as pages of their own.
  // What the visitor did before, and what the host answers, is no part of the code.
  parameters: { docs: { page, story: { inline: false, height: "48rem" } }, code: { ports: "inMemoryPorts()" } },
  // The form reads its texts once.
  render: (args, { globals: { language } }) => (
    <QuotationForm key={language} {...args} {...(language === "en" && { messages: en })} />
  ),
};
export default meta;

type Story = StoryObj<typeof QuotationForm>;

/** Waits for the step that a field is on: its script is loaded first. */
const showField = async (canvasElement: HTMLElement, label: string | RegExp): Promise<void> =>
  expect(await within(canvasElement).findByLabelText(label)).toBeVisible();

/** The first step, before anything is filled in. The form has the texts of its settings. */
export const Step1: Story = { parameters: { docs: { story: { inline: true, height: "auto" } } } };

/** The error summary lists every invalid field, in order. */
export const Step1Invalid: Story = {
  args: { ports: inMemoryPorts() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Vertel ons uw wensen" }));
    await expect(canvas.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Achternaam: Dit veld is verplicht" })).toBeVisible();
  },
};

/** The answers of an earlier visit of the tab are restored, and the visitor is greeted. */
export const Step2: Story = {
  args: { ports: leftOn(2) },
  play: ({ canvasElement }) => showField(canvasElement, "Uw wensen"),
};

/** A visitor who knows the destination or the dates gets the fields for them. */
export const Step2Known: Story = {
  args: { ports: leftOn(2) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText("Ik weet al waar ik naar toe wil"));
    await userEvent.click(canvas.getByLabelText("Ik weet al wanneer ik wil reizen"));
    await userEvent.type(canvas.getByRole("combobox", { name: "Bestemming" }), "ja");
    await expect(canvas.getByRole("option", { name: "Japan" })).toBeVisible();
  },
};

/** The last step, with what was filled in before. */
export const Step3: Story = {
  args: { ports: leftOn(3) },
  play: ({ canvasElement }) => showField(canvasElement, /^E-mailadres/),
};

/** A link led here with another destination than the visitor's own. */
export const Step2Offer: Story = {
  args: {
    ports: leftOn(2, { readDestination: () => "Namibië" }, { destinationChoice: "known", destination: "Japan" }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByLabelText("Uw wensen");
    await userEvent.click(canvas.getByRole("button", { name: "Wijzig in Namibië" }));
    await expect(canvas.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Namibië");
  },
};

/** A field that the visitor leaves shows what is wrong, and advice on common mistakes. */
export const Step3Advice: Story = {
  args: { ports: leftOn(3) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText(/^E-mailadres/);
    await userEvent.clear(email);
    await userEvent.type(email, "noor@gmail.con");
    const postalCode = canvas.getByLabelText(/^Postcode/);
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, "12345");
    await userEvent.tab();
    await expect(canvas.getByText("Bedoelt u gmail.com?")).toBeVisible();
    await expect(canvas.getByText(/^Ongeldige invoer\. Een Nederlandse postcode/)).toBeVisible();
  },
};

/** The agency accepts addresses outside the Netherlands. */
export const Step3ForeignAddress: Story = {
  args: { settings: { ...settings, acceptForeignAddresses: true }, ports: leftOn(3) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Land" }), "België");
    const postalCode = canvas.getByLabelText(/^Postcode/);
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, "9000");
    await userEvent.tab();
    await expect(postalCode).not.toBeInvalid();
  },
};

/** Another source asks for an explanation. */
export const Step3Explanation: Story = {
  args: { ports: leftOn(3) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const source = await canvas.findByRole("combobox", { name: "Hoe heeft u ons gevonden?" });
    await userEvent.selectOptions(source, "Anders, namelijk");
    await expect(canvas.getByRole("textbox", { name: "Toelichting" })).toBeVisible();
  },
};

const submitWith =
  (check: (canvas: ReturnType<typeof within>) => Promise<void>): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Verstuur uw aanvraag" }));
    await check(canvas);
  };

/** The request is being submitted: all controls are disabled. */
export const Submitting: Story = {
  args: { ports: leftOn(3, { submitRequest: () => new Promise(() => {}) }) },
  play: submitWith(async (canvas) => {
    await expect(canvas.getByRole("img", { name: "Loading" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Verstuur uw aanvraag" })).toBeDisabled();
  }),
};

/** The submission failed: the answers stay filled in, and the telephone number is shown. */
export const Failed: Story = {
  args: {
    settings: { ...settings, phoneNumber: "020 555 01 23" },
    ports: leftOn(3, { startSubmission: () => Promise.reject(new Error("The org is down.")) }),
  },
  play: submitWith(async (canvas) => {
    const message = await canvas.findByText(/^Er is een fout opgetreden. Probeer het later opnieuw\./);
    await expect(message).toHaveFocus();
  }),
};

/** The request is stored, and the page stays. */
export const Submitted: Story = {
  args: {
    settings: { ...settings, afterSubmit: "show inline message" },
    // The server accepts a submission that is at least three seconds older than its start.
    ports: leftOn(3, {
      startSubmission: async () => ({ startedAt: Date.now() - 10_000, signature: "story", reference: "TD-7K3M9Q" }),
    }),
  },
  play: submitWith(async (canvas) => {
    await expect(await canvas.findByText(/^Bedankt voor uw aanvraag/)).toHaveFocus();
  }),
};
