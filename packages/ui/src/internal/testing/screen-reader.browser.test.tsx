import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import {
  Button,
  Carousel,
  Checkbox,
  DatePicker,
  Dropdown,
  ErrorSummary,
  Grid,
  Input,
  LoadingOverlay,
  OptionalCheckboxes,
  SearchList,
  TextArea,
  Tooltip,
} from "../../index.ts";
import { readAloud } from "./screen-reader.ts";

/** A state of a control, and what a screen reader announces in it. */
interface Script {
  state: string;
  element: ReactElement;
  announced: readonly string[];
}

const countries = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
];

const fields: readonly Script[] = [
  { state: "Input", element: <Input label="Achternaam" />, announced: ['textbox "Achternaam"'] },
  {
    state: "Input, required with a hint",
    element: <Input label="Achternaam" required hint="Zoals in uw paspoort." />,
    announced: ['textbox "Achternaam", required (Zoals in uw paspoort.)'],
  },
  {
    state: "Input with an error",
    element: <Input label="Achternaam" hint="Zoals in uw paspoort." error="Dit veld is verplicht" />,
    announced: ['textbox "Achternaam", invalid (Zoals in uw paspoort. Dit veld is verplicht)'],
  },
  {
    state: "Input, disabled",
    element: <Input label="Achternaam" disabled />,
    announced: ['textbox "Achternaam", disabled'],
  },
  {
    state: "Input, read-only",
    element: <Input label="Achternaam" readOnly defaultValue="De Vries" />,
    announced: ['textbox "Achternaam", readonly, value: De Vries'],
  },
  { state: "Input for an amount", element: <Input label="Budget" type="currency" />, announced: ['textbox "Budget"'] },
  {
    state: "TextArea near its limit",
    element: <TextArea label="Wensen" maxLength={20} defaultValue="Met de trein naar A" />,
    announced: [
      'textbox "Wensen", value: Met de trein naar A (U kunt hier nog 1 teken typen)',
      'status "Hier passen hoogstens 20 tekens"',
    ],
  },
  {
    state: "DatePicker",
    element: <DatePicker label="Vertrek" hint="Een schatting is genoeg." defaultValue="2027-05-01" />,
    announced: ['Date "Vertrek", value: 2027-05-01 (Een schatting is genoeg.)', 'status "zaterdag 1 mei 2027"'],
  },
  {
    state: "DatePicker with an error",
    element: <DatePicker label="Vertrek" error="Kies een dag" />,
    announced: [expect.stringMatching(/^Date "Vertrek", invalid.* \(Kies een dag\)$/), "status"],
  },
  {
    state: "Dropdown",
    element: <Dropdown label="Land" options={countries} defaultValue="KE" />,
    announced: ['combobox "Land", expanded: false, value: Kenia'],
  },
  {
    state: "Dropdown with an error",
    element: <Dropdown label="Land" options={countries} error="Kies een land" />,
    announced: ['combobox "Land", expanded: false, invalid (Kies een land)'],
  },
  {
    state: "SearchList",
    element: <SearchList label="Land" options={countries} defaultValue="JP" />,
    announced: ['combobox "Land", expanded: false, value: Japan', "status"],
  },
  {
    state: "Checkbox, ticked",
    element: <Checkbox label="Nieuwsbrief" defaultChecked />,
    announced: ['checkbox "Nieuwsbrief", checked: true'],
  },
  {
    state: "Checkbox with a link and an error",
    element: (
      <Checkbox label="Ik ga akkoord met de" link="/privacy" linkLabel="privacyverklaring" error="Vink dit aan" />
    ),
    announced: [
      'checkbox "Ik ga akkoord met de privacyverklaring", checked: false, invalid (Vink dit aan)',
      'link "privacyverklaring (opent in een nieuw tabblad)"',
    ],
  },
  {
    state: "OptionalCheckboxes, required",
    element: (
      <OptionalCheckboxes
        fieldId="datum"
        legend="Reisdatum"
        mainLabel="Die weet ik"
        optionalLabel="Nog niet"
        required
      />
    ),
    announced: [
      'group "Reisdatum (verplicht)"',
      'checkbox "Die weet ik", checked: false',
      'checkbox "Nog niet", checked: false',
    ],
  },
];

const others: readonly Script[] = [
  { state: "Button", element: <Button label="Verstuur" forward />, announced: ['button "Verstuur"'] },
  {
    state: "Button, disabled",
    element: <Button label="Verstuur" disabled />,
    announced: ['button "Verstuur", disabled'],
  },
  {
    state: "Tooltip, closed",
    element: <Tooltip label="Uitleg">Per post.</Tooltip>,
    announced: ['button "Uitleg", expanded: false'],
  },
  {
    state: "ErrorSummary",
    element: (
      <ErrorSummary
        heading="Er gaat iets mis"
        items={[{ id: "lastName", label: "Achternaam", message: "Dit veld is verplicht" }]}
        onSelect={() => undefined}
      />
    ),
    announced: [
      'region "Er gaat iets mis"',
      'heading "Er gaat iets mis"',
      "list",
      "listitem",
      'link "Achternaam: Dit veld is verplicht"',
    ],
  },
  {
    state: "LoadingOverlay",
    element: <LoadingOverlay loading status="Uw aanvraag wordt verstuurd" />,
    announced: ['status "Uw aanvraag wordt verstuurd"', 'image "Bezig met laden"'],
  },
  {
    state: "Carousel: only the visible slide",
    element: <Carousel label="Bestemmingen" slides={["Fjorden", "Woestijn"]} />,
    announced: [
      'region "Bestemmingen"',
      'group "Dia\'s"',
      'group "1 van 2"',
      'button "Volgende dia"',
      'group "Kies een dia"',
      'button "Naar dia 1"',
      'button "Naar dia 2"',
      'button "Carrousel pauzeren"',
      "status",
    ],
  },
  {
    state: "Grid",
    element: <Grid itemLabel="Bestemming {0}" items={[{ id: 1, content: "Fjorden" }]} />,
    announced: ["list", 'listitem "Bestemming 1"'],
  },
];

describe("a screen reader announces", () => {
  test.each([...fields, ...others])("$state", async ({ element, announced }) => {
    render(element);
    expect(await readAloud()).toEqual(announced);
  });

  test("the options of an open SearchList and their number", async () => {
    render(<SearchList label="Land" options={countries} />);
    await userEvent.type(page.getByRole("combobox"), "e");
    await expect
      .poll(readAloud)
      .toEqual([
        'combobox "Land", expanded: true, value: e',
        'listbox "Land"',
        'option "Kenia"',
        expect.stringMatching(/^status "1 resultaat/),
      ]);
  });

  test("a text that no option of a SearchList matches", async () => {
    render(<SearchList label="Land" options={countries} />);
    await userEvent.type(page.getByRole("combobox"), "Atlantis");
    await expect.poll(readAloud).toContainEqual(expect.stringMatching(/^status "Geen resultaten/));
  });

  test("what a tick of OptionalCheckboxes reveals, between the boxes", async () => {
    render(
      <OptionalCheckboxes fieldId="datum" legend="Reisdatum" mainLabel="Die weet ik" optionalLabel="Nog niet">
        <Input label="Vertrek" />
      </OptionalCheckboxes>,
    );
    await userEvent.click(page.getByLabelText("Die weet ik"));
    expect(await readAloud()).toEqual([
      'group "Reisdatum"',
      'checkbox "Die weet ik", checked: true',
      'textbox "Vertrek"',
      'checkbox "Nog niet", checked: false',
    ]);
  });

  test("the text of an open Tooltip as the description of its button", async () => {
    render(<Tooltip label="Uitleg">Wij sturen u onze reisgids per post.</Tooltip>);
    await userEvent.click(page.getByRole("button", { name: "Uitleg" }));
    await expect.poll(readAloud).toContain('button "Uitleg", expanded: true (Wij sturen u onze reisgids per post.)');
  });
});
