import { chosenDestination } from "../model/destination.ts";
import type { QuotationValues } from "../model/fields.ts";
import { destinationOf } from "../model/rules.ts";
import { fieldNames, fieldOf } from "../model/values.ts";

type TextElement = Pick<HTMLInputElement, "value" | "checked">;

const isTextElement = (element: unknown): element is TextElement =>
  typeof element === "object" && element !== null && "value" in element;

/** The text that the field of the destination shows. */
const shownDestination = (values: QuotationValues): string => values.destinationLabel || destinationOf(values);

/**
 * The answers that the fields on the page hold and the form does not know: form fillers, extensions and voice control write into fields
 * without an event. An empty field is no answer.
 *
 * @param elements the elements of the fields by name
 */
export function unreportedValues(
  elements: ReadonlyMap<string, HTMLElement>,
  values: QuotationValues,
): Partial<QuotationValues> {
  const found: Record<string, string | boolean> = {};
  for (const name of fieldNames) {
    const element: unknown = elements.get(name);
    const { kind } = fieldOf(name);
    if (!isTextElement(element) || kind === "choice") continue;
    if (kind === "checkbox") {
      if (element.checked !== values[name]) found[name] = element.checked;
    } else if (name === "destination") {
      const { value } = element;
      if (value !== "" && value !== shownDestination(values) && value !== values.destination)
        Object.assign(found, chosenDestination({ value, label: value }));
    } else if (element.value !== "" && element.value !== values[name]) found[name] = element.value;
  }
  return found;
}
