import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { Button, Checkbox, Dropdown, Input, OptionalCheckboxes, SearchList } from "../../index.ts";
import { Form, type ServerErrors } from "./index.ts";

const countries = [{ label: "Japan", value: "JP" }];
/** As a server lists them: not in the order of the form. */
const response: ServerErrors = {
  budget: "Kies een van beide",
  terms: "Ga akkoord",
  country: ["Kies een land.", "Het moet op de lijst staan."],
  lastName: "Vul uw achternaam in",
};

const fields = (
  <>
    <Input label="Achternaam" name="lastName" defaultValue="Jansen" />
    <Dropdown label="Aanhef" name="salutation" options={[{ label: "Mevrouw", value: "m" }]} />
    <SearchList label="Land" name="country" options={countries} />
    <OptionalCheckboxes
      fieldId="b"
      name="budget"
      legend="Budget"
      required
      mainLabel="Bekend"
      optionalLabel="Nog niet"
    />
    <Checkbox label="Akkoord" name="terms" />
  </>
);

/** A form whose server responds to each submit with the next errors. */
function Booking({
  responses,
  summaryHeading,
}: {
  responses: readonly ServerErrors[];
  summaryHeading?: string;
}): ReactNode {
  const [submits, setSubmits] = useState(0);
  return (
    <Form
      noValidate
      errors={responses[submits - 1]}
      summaryHeading={summaryHeading}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      {fields}
      <Button type="submit" label="Verstuur" />
    </Form>
  );
}

const submit = (): Promise<void> => userEvent.click(screen.getByRole("button"));
const shownErrors = (): (string | null)[] =>
  [...document.querySelectorAll(".td-field__error")].map(({ textContent }) => textContent);

describe("errors of a server", () => {
  test("are at their fields, and the first in the order of the form gets the focus", async () => {
    render(<Booking responses={[response]} />);
    await submit();
    expect(screen.getByLabelText("Achternaam")).toHaveFocus();
    expect(screen.getByLabelText("Achternaam")).toHaveAccessibleDescription("Vul uw achternaam in");
    expect(shownErrors()).toEqual([
      "Vul uw achternaam in",
      "Kies een land. Het moet op de lijst staan.",
      "Kies een van beide",
      "Ga akkoord",
    ]);
  });

  test("disappear with the first change of their field, and return with the next response", async () => {
    render(<Booking responses={[response, { ...response }]} />);
    await submit();
    await userEvent.type(screen.getByRole("combobox", { name: "Land" }), "j");
    await userEvent.click(screen.getByLabelText("Nog niet"));
    await userEvent.click(screen.getByLabelText("Akkoord"));
    expect(shownErrors()).toEqual(["Vul uw achternaam in"]);
    await userEvent.type(screen.getByLabelText("Achternaam"), "s");
    expect(shownErrors()).toEqual([]);
    expect(screen.getByLabelText("Achternaam")).toHaveAttribute("aria-invalid", "false");
    await submit();
    expect(shownErrors()).toHaveLength(4);
  });

  test("are in a summary that gets the focus, whose links lead to the fields", async () => {
    render(<Booking responses={[response]} summaryHeading="Controleer uw gegevens" />);
    await submit();
    expect(screen.getByRole("heading", { name: "Controleer uw gegevens" })).toHaveFocus();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Achternaam: Vul uw achternaam in",
      "Land: Kies een land. Het moet op de lijst staan.",
      "Budget: Kies een van beide",
      "Akkoord: Ga akkoord",
    ]);
    await userEvent.click(screen.getByRole("link", { name: /^Land/ }));
    expect(screen.getByRole("combobox", { name: "Land" })).toHaveFocus();
    await userEvent.click(screen.getByRole("link", { name: /^Budget/ }));
    expect(screen.getByLabelText("Bekend")).toHaveFocus();
    await userEvent.click(screen.getByLabelText("Akkoord"));
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  test("of no field are an alert above the fields", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    render(<Booking responses={[{ lastname: "Vul uw achternaam in", salutation: null, terms: "" }]} />);
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent("Vul uw achternaam in");
    expect(shownErrors()).toHaveLength(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Form has no field with the name "lastname"'));
    warn.mockRestore();
  });

  test("are in the HTML of a server, and what is there from the start takes no focus", () => {
    const form = <Form errors={{ ...response, "": "De reis is volgeboekt." }}>{fields}</Form>;
    expect(renderToString(form)).toContain("Vul uw achternaam in");
    expect(renderToString(form)).toContain("De reis is volgeboekt.");
    render(form);
    expect(document.body).toHaveFocus();
  });

  test("of an element that shows none are an alert, and a field in another one has its own label", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const errors = { token: "Laad de pagina opnieuw", amount: "Vul een bedrag in" };
    const page = (given: ServerErrors) => (
      <Form errors={given} summaryHeading="Controleer uw gegevens">
        <input type="hidden" name="token" />
        <OptionalCheckboxes
          fieldId="b"
          legend="Budget"
          mainLabel="Bekend"
          optionalLabel="Nog niet"
          defaultValue="known"
        >
          <Input label="Bedrag" name="amount" />
        </OptionalCheckboxes>
      </Form>
    );
    const { rerender } = render(page({}));
    rerender(page(errors));
    expect(screen.getByRole("alert")).toHaveTextContent("Laad de pagina opnieuw");
    expect(screen.getByRole("link")).toHaveTextContent("Bedrag: Vul een bedrag in");
    vi.restoreAllMocks();
  });

  test("are removed after a reset by the visitor, unless a handler prevents it", async () => {
    const isSure = vi.fn<() => boolean>(() => false);
    render(
      <Form
        errors={{ email: "Onbekend adres", "": "Niet gelukt" }}
        summaryHeading="Controleer uw gegevens"
        onReset={(event) => isSure() || event.preventDefault()}
      >
        <Input label="E-mail" name="email" />
        <Button type="reset" label="Begin opnieuw" />
      </Form>,
    );
    const reset = () => userEvent.click(screen.getByRole("button", { name: "Begin opnieuw" }));
    await reset();
    expect(isSure).toHaveBeenCalledOnce();
    expect(screen.getByRole("link")).toBeVisible();
    isSure.mockReturnValue(true);
    await reset();
    await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(screen.getByLabelText<HTMLInputElement>("E-mail").validity.valid).toBe(true);
  });

  test("give way to the error of a field itself", () => {
    render(
      <Form errors={{ email: "Onbekend adres" }}>
        <Input label="E-mail" name="email" error="Vul een @ in" />
      </Form>,
    );
    expect(shownErrors()).toEqual(["Vul een @ in"]);
  });
});
