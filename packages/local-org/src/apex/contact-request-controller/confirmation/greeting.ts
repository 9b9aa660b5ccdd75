import { greetingOf, splitOptions, type FormContext } from "@travel-design/quotation/model";

/**
 * Greets the visitor as the form does. A salutation that is neither in the forms nor on the list is left out, because it may
 * be any text.
 *
 * @param forms salutations as they are greeted, `De heer=heer;Mevrouw=mevrouw`; empty: salutations as they are
 * @param listed the active salutations of the object
 * @example greetingLine(form, "Mevrouw=mevrouw", []) // "Beste mevrouw Van den Berg,"
 */
export function greetingLine(form: FormContext, forms: string, listed: readonly string[]): string {
  const { salutation, firstName, lastName } = form.values;
  if (!lastName) return "Beste reiziger,";
  const isKnown = listed.includes(salutation) || splitOptions(forms).some(({ label }) => label === salutation);
  const greeted = isKnown ? greetingOf(form, forms) : { salutation: firstName, lastName };
  return `Beste ${[greeted.salutation, greeted.lastName].filter(Boolean).join(" ")},`;
}
