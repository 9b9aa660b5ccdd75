import { greetingOf, splitOptions, type FormContext } from "@travel-design/quotation/model";
import { defaultSettings } from "@travel-design/quotation/settings";

/** The salutations that the form has by default, as in `RequestLetter.cls`. */
const salutations = splitOptions(defaultSettings.salutations).map(({ label }) => label);

/**
 * Greets the visitor as the form does. A salutation that is neither in the forms nor one of the form's own is left out, because
 * it may be a message to somebody else.
 *
 * @param forms salutations as they are greeted, `De heer=heer;Mevrouw=mevrouw`; empty: salutations as they are
 * @example greetingLine(form, "Mevrouw=mevrouw") // "Beste mevrouw Van den Berg,"
 */
export function greetingLine(form: FormContext, forms: string): string {
  const { salutation, firstName, lastName } = form.values;
  if (!lastName) return "Beste reiziger,";
  const isKnown = salutations.includes(salutation) || splitOptions(forms).some(({ label }) => label === salutation);
  const greeted = isKnown ? greetingOf(form, forms) : { salutation: firstName, lastName };
  return `Beste ${[greeted.salutation, greeted.lastName].filter(Boolean).join(" ")},`;
}
