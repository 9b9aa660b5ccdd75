// @vitest-environment jsdom
import { expect, test } from "vitest";
import { initialValues } from "../model/values.ts";
import { unreportedValues } from "./unreported-values.ts";

/** The fields of a page, as HTML, each with the name of a field as its id. */
function fieldsOf(html: string): Map<string, HTMLElement> {
  const page = document.createElement("div");
  page.innerHTML = html;
  return new Map([...page.querySelectorAll<HTMLElement>("[id]")].map((element) => [element.id, element]));
}

const japan = { ...initialValues, destination: "JP", destinationLabel: "Japan" };

test.each([
  ['<input id="firstName" value="Noor">', initialValues, { firstName: "Noor" }],
  ['<input id="firstName" value="Noor">', { ...initialValues, firstName: "Noor" }, {}],
  // An empty field is no answer: a list that has not arrived shows nothing.
  ['<select id="customerSource"></select>', { ...initialValues, customerSource: "Instagram" }, {}],
  ['<select id="salutation"><option>Mevrouw</option></select>', initialValues, { salutation: "Mevrouw" }],
  ['<textarea id="wishes">Rust</textarea>', initialValues, { wishes: "Rust" }],
  ['<input id="newsletter" type="checkbox" checked>', initialValues, { newsletter: true }],
  ['<input id="newsletter" type="checkbox">', { ...initialValues, newsletter: true }, { newsletter: false }],
  ['<fieldset id="datesChoice"></fieldset>', initialValues, {}],
  ['<input id="destination" value="Japan">', japan, {}],
  [
    '<input id="destination" value="Peru">',
    japan,
    { destination: "Peru", customDestination: "", destinationLabel: "Peru" },
  ],
])("the field %s holds what the form does not know", (html, values, expected) => {
  expect(unreportedValues(fieldsOf(html), values)).toEqual(expected);
});
