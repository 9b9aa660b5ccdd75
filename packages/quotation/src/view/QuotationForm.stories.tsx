import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { encodeDraft } from "../store/draft.ts";
import { inMemoryPorts } from "../in-memory-ports.ts";
import { initialValues } from "../model/values.ts";
import type { QuotationPorts } from "../ports.ts";
import { defaultSettings } from "../settings.ts";
import type { Step } from "../model/field.ts";
import { QuotationForm } from "./QuotationForm.tsx";

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

/** A form that an earlier visit of this tab left on a step. */
const leftOn = (step: Step, overrides: Partial<QuotationPorts> = {}): QuotationPorts => {
  const draft = encodeDraft({ values, step, savedAt: Date.now(), key: "", start: undefined, attempts: [] });
  return inMemoryPorts({ draftStorage: { read: () => draft, write: () => {}, clear: () => {} }, ...overrides });
};

const meta: Meta<typeof QuotationForm> = {
  title: "Quotation/Request form",
  component: QuotationForm,
  args: { settings, ports: inMemoryPorts() },
};
export default meta;

type Story = StoryObj<typeof QuotationForm>;

/** What a visitor meets first. */
export const Step1: Story = {};

/** Every required field of the step is named, in order. */
export const Step1Refused: Story = {
  args: { ports: inMemoryPorts() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Vertel ons uw wensen" }));
    await expect(canvas.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Achternaam: Dit veld is verplicht" })).toBeVisible();
  },
};

/** The visitor is greeted from here on. */
export const Step2: Story = { args: { ports: leftOn(2) } };

/** What the visitor already knows reveals the fields to say it in. */
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
export const Step3: Story = { args: { ports: leftOn(3) } };

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

const sendWith =
  (check: (canvas: ReturnType<typeof within>) => Promise<void>): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Verstuur uw aanvraag" }));
    await check(canvas);
  };

/** The request is on its way: nothing can be changed, and nothing sent twice. */
export const Sending: Story = {
  args: { ports: leftOn(3, { submitRequest: () => new Promise(() => {}) }) },
  play: sendWith(async (canvas) => {
    await expect(canvas.getByRole("img", { name: "Loading" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Verstuur uw aanvraag" })).toBeDisabled();
  }),
};

/** The request could not be sent: every answer is still there, and it can be sent again. */
export const Failed: Story = {
  args: { ports: leftOn(3, { startSubmission: () => Promise.reject(new Error("The org is down.")) }) },
  play: sendWith(async (canvas) => {
    const message = await canvas.findByText("Er is een fout opgetreden. Probeer het later opnieuw.");
    await expect(message).toHaveFocus();
  }),
};

/** The page may also stay and say thank you. */
export const Sent: Story = {
  args: {
    settings: { ...settings, afterSubmit: "show inline message" },
    ports: leftOn(3, {
      clock: {
        now: () => Date.now(),
        after: (delay, run) => (delay > 10_000 ? () => {} : (queueMicrotask(run), () => {})),
      },
    }),
  },
  play: sendWith(async (canvas) => {
    await expect(await canvas.findByText(/^Bedankt voor uw aanvraag/)).toHaveFocus();
  }),
};
