import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatISO } from "date-fns/formatISO";
import { describe, expect, test, vi } from "vitest";
import { inMemoryPorts, type InMemoryPorts } from "../in-memory-ports.ts";
import type { QuotationPorts } from "../ports.ts";
import type { Step } from "../model/field.ts";
import { defaultSettings } from "../settings.ts";
import { draftText } from "../testing/draft-text.ts";
import { sharedCases, validValues } from "../testing/shared-cases.ts";
import { QuotationForm } from "./QuotationForm.tsx";
import { laterSteps } from "#later-steps";

const settings = {
  ...defaultSettings,
  brand: "Voorbeeld",
  phoneNumber: "+31 (0)20 555 01 23",
  step1: { title: "Wie bent u?", paragraph1: "", paragraph2: "" },
};

/** A form that an earlier visit of this tab left on a step. */
async function open(step: Step = 1, overrides: Partial<QuotationPorts> = {}): Promise<InMemoryPorts> {
  const values = { ...validValues, destinationLabel: "Japan" };
  const draft = draftText(step, values);
  const draftStorage = { read: () => (step === 1 ? null : draft), write: () => {}, clear: () => {} };
  const ports = inMemoryPorts({ draftStorage, ...overrides });
  await act(async () => void render(<QuotationForm settings={settings} ports={ports} />));
  if (step > 1) await act(() => laterSteps.load());
  return ports;
}

/** The form of the step that is shown. Those of the other steps are in the page, hidden. */
function shownForm(): HTMLElement {
  const form = screen.getAllByRole("textbox")[0]?.closest("form");
  if (!form) throw new Error("No form is shown.");
  return form;
}

const requiredFields = (): (string | null | undefined)[] =>
  Array.from(shownForm().querySelectorAll(".td-field__asterisk"), ({ parentElement }) => parentElement?.textContent);

test("step 1 asks for salutation and name", async () => {
  await open();
  expect(screen.getByText("Stap 1 van 3")).toBeVisible();
  expect(screen.getByText("Velden met een * zijn verplicht")).toBeVisible();
  const choices = within(screen.getByRole("combobox", { name: "Aanhef" })).getAllByRole("option");
  expect(choices.slice(1).map(({ textContent }) => textContent)).toEqual([
    "De heer",
    "Mevrouw",
    "Familie",
    "De heer en/of mevrouw",
  ]);
  expect(screen.getByRole("textbox", { name: "Voornaam" })).toHaveAttribute("autocomplete", "given-name");
  expect(screen.queryByRole("button", { name: "Terug" })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Beste/)).not.toBeInTheDocument();
  expect(screen.queryByText(/U droomt/)).not.toBeInTheDocument();
});

test.each([
  ["japan", "Japan"],
  ["Verenigde Staten", "de Verenigde Staten"],
  ["Verenigd Koninkrijk", "het Verenigd Koninkrijk"],
])("step 1 shows the destination of the link that led here: %s", async (linked, named) => {
  const destinations = ["Japan", "Verenigde Staten", "Verenigd Koninkrijk"].map((label) => ({ label, value: label }));
  await open(1, { readDestination: () => linked, readOptions: async () => ({ destinations }) });
  expect(screen.getByText(`U droomt van ${named}.`, { exact: false })).toHaveAttribute("role", "status");
});

test.each([undefined, "Atlantis"])("step 1 shows no destination for the link %s", async (linked) => {
  await open(1, { readDestination: () => linked });
  expect(screen.queryByText(/U droomt/)).not.toBeInTheDocument();
});

test("logs that a page contains two forms, once, and not when one replaces another", async () => {
  const { unmount } = render(<QuotationForm settings={settings} ports={inMemoryPorts()} />);
  unmount();
  const first = await open();
  const second = await open();
  const third = await open();
  expect(first.logged).toEqual([]);
  expect(second.logged).toEqual([expect.stringContaining("Two request forms")]);
  expect(third.logged).toEqual([]);
});

describe("step 2", () => {
  test("greets the visitor and asks for the trip", async () => {
    await open(2);
    const shown = within(shownForm());
    expect(shown.getByText("Beste Mevrouw van den Berg,")).toBeVisible();
    expect(shown.queryByText(/U droomt/)).not.toBeInTheDocument();
    expect(shown.getAllByLabelText("Dat weet ik (nog) niet")).toHaveLength(2);
    expect(screen.getByLabelText("Ik weet al wanneer ik wil reizen")).toBeChecked();
    expect(screen.getByRole("textbox", { name: "Uw wensen" })).toHaveAttribute("rows", "5");
    expect(screen.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Japan");
  });

  test("offers one to sixteen travelers after a placeholder that cannot be chosen", async () => {
    await open(2);
    const options = within(screen.getByRole("combobox", { name: "Aantal reizigers" })).getAllByRole("option");
    expect(options[0]).toBeDisabled();
    expect(options[0]).toHaveValue("");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "0",
      ...Array.from({ length: 16 }, (_, i) => `${i + 1}`),
    ]);
  });

  test("hints that a journey begins today at the earliest, and ends after it begins", async () => {
    await open(2);
    const today = formatISO(new Date(), { representation: "date" });
    expect(screen.getByLabelText(/^Vroegste vertrekdatum/)).toHaveAttribute("min", today);
    expect(screen.getByLabelText(/^Uiterste terugkeerdatum/)).toHaveAttribute(
      "min",
      sharedCases.valid.leavingDate?.slice(0, 10),
    );
  });

  test("adds the chosen part of a country to the wishes, until another destination is chosen", async () => {
    await open(2);
    const destination = screen.getByRole("combobox", { name: "Bestemming" });
    const wishes = screen.getByRole("textbox", { name: "Uw wensen" });
    const { wishes: before } = validValues;
    await userEvent.clear(destination);
    await userEvent.type(destination, "bali{Enter}");
    expect(destination).toHaveValue("Indonesië");
    expect(wishes).toHaveValue(`${before}\nBali`);
    await userEvent.clear(destination);
    await userEvent.type(destination, "peru{Enter}");
    expect(destination).toHaveValue("Peru");
    expect(wishes).toHaveValue(before);
  });

  test("says how to correct an error, at the field and in the summary", async () => {
    await open(2);
    const days = screen.getByRole("spinbutton", { name: "Aantal dagen" });
    await userEvent.clear(days);
    await userEvent.type(days, "0");
    await userEvent.click(screen.getByRole("button", { name: "Deel uw contactgegevens" }));
    expect(days).toHaveAccessibleDescription("Ongeldige invoer. Een reis duurt minstens één dag.");
    expect(
      screen.getByRole("link", { name: "Aantal dagen: Ongeldige invoer. Een reis duurt minstens één dag." }),
    ).toBeVisible();
  });
});

describe("step 3", () => {
  test("asks for an explanation only of another source", async () => {
    await open(3);
    expect(screen.queryByRole("textbox", { name: "Toelichting" })).not.toBeInTheDocument();
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Hoe heeft u ons gevonden?" }),
      "Anders, namelijk",
    );
    expect(screen.getByRole("textbox", { name: "Toelichting" })).toBeVisible();
  });

  test("dials the number of the agency without the zero between parentheses", async () => {
    await open(3);
    const link = screen.getByRole("link", { name: "+31 (0)20 555 01 23" });
    expect(link).toHaveAttribute("href", "tel:+31205550123");
  });

  test("links to the privacy statement beside the box", async () => {
    await open(3);
    expect(screen.getByRole("link", { name: /^privacyverklaring/ })).toHaveAttribute("href", "/privacyverklaring");
    expect(screen.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring" })).not.toBeChecked();
  });

  test("shows a message of another block about a field", async () => {
    await open(3);
    const detail = { fieldId: "email", error: true, errorMessage: "Dit adres kennen wij al" };
    act(() => dispatchWindowEvent(document.body, windowEventNames.requiredFieldMissing, detail));
    expect(screen.getByRole("textbox", { name: "E-mailadres" })).toHaveAccessibleDescription("Dit adres kennen wij al");
    act(() => dispatchWindowEvent(document.body, windowEventNames.requiredFieldMissing, { ...detail, error: false }));
    expect(screen.queryByText("Dit adres kennen wij al")).not.toBeInTheDocument();
  });

  test("ignores events without detail", async () => {
    await open(3);
    for (const name of Object.values(windowEventNames)) act(() => void window.dispatchEvent(new CustomEvent(name)));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  test("is disabled while the request is being submitted", async () => {
    await open(3, { submitRequest: () => new Promise(() => {}) });
    await userEvent.click(screen.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring" }));
    await userEvent.click(screen.getByRole("button", { name: "Verstuur uw aanvraag" }));
    for (const control of [...screen.getAllByRole("textbox"), ...screen.getAllByRole("checkbox")]) {
      expect(control).toBeDisabled();
    }
    expect(screen.getByRole("combobox")).toBeDisabled();
    for (const button of screen.getAllByRole("button")) expect(button).toBeDisabled();
  });
});

test.each<[Step, string[]]>([
  [1, ["Aanhef", "Voornaam", "Achternaam"]],
  [
    2,
    [
      "Bestemming (verplicht)",
      "Bestemming",
      "Reisdata (verplicht)",
      "Vroegste vertrekdatum",
      "Uiterste terugkeerdatum",
      "Aantal dagen",
      "Aantal reizigers",
    ],
  ],
  [
    3,
    [
      "E-mailadres",
      "Telefoonnummer",
      "Postcode",
      "Hoe heeft u ons gevonden?",
      "Ik ga akkoord met de privacyverklaring (opent in een nieuw tabblad)",
    ],
  ],
])("on step %d exactly the required fields carry an asterisk", async (step, headings) => {
  await open(step);
  expect(requiredFields()).toEqual(headings);
});

test("where a step has no title, focus goes to the line that counts the steps", async () => {
  await open(2);
  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Deel uw contactgegevens" }));
  await vi.waitFor(() => expect(screen.getByText("Stap 3 van 3")).toHaveFocus());
});

describe("a page that the browser shows again as it was left", () => {
  const comeBack = (): void =>
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const submit = async (): Promise<void> => {
    await userEvent.click(screen.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring" }));
    await userEvent.click(screen.getByRole("button", { name: "Verstuur uw aanvraag" }));
  };

  test("keeps the answers of a request that is being submitted", async () => {
    await open(3, { submitRequest: () => new Promise(() => {}) });
    await submit();
    comeBack();
    expect(screen.getByLabelText(/^E-mailadres/)).toHaveValue(sharedCases.valid.email);
  });

  test("is an empty form once the request was submitted", async () => {
    const { visited } = await open(3);
    await submit();
    await vi.waitFor(() => expect(visited).toHaveLength(1), 10_000);
    comeBack();
    expect(screen.getByLabelText(/^Achternaam/)).toHaveValue("");
  });
});

test("the other steps are in the page before they are asked for, hidden", async () => {
  await open(2);
  const email = await screen.findByLabelText("E-mailadres", { exact: false });
  expect(email).not.toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Deel uw contactgegevens" }));
  expect(email).toBeVisible();
});

test("a step that is shown again has what changed while it was hidden", async () => {
  let now = Date.now();
  await open(3, { clock: { ...inMemoryPorts().clock, now: () => now } });
  await userEvent.click(screen.getByRole("button", { name: "Terug" }));
  await vi.waitFor(() => expect(screen.getByText("Stap 2 van 3")).toHaveFocus());
  // A press soon after the step is shown would count as the same one.
  now += 1000;
  await userEvent.selectOptions(screen.getByLabelText("Aantal reizigers", { exact: false }), "6");
  await userEvent.click(screen.getByRole("button", { name: "Deel uw contactgegevens" }));
  expect(screen.getByRole("link", { name: /met z’n zessen/ })).toBeVisible();
});
