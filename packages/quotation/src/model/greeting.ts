import { splitOptions } from "./split-options.ts";
import { sanitizedValue, type FormContext } from "./validate.ts";

/**
 * Salutation and last name as they are greeted: the name as it will be stored.
 *
 * @param forms salutations as they are greeted, `De heer=heer;Mevrouw=mevrouw`; empty: salutation and name as they were filled in
 * @example greetingOf({ values: { salutation: "De heer", lastName: "van den Berg." }, … }, "De heer=heer")
 * // { salutation: "heer", lastName: "Van den Berg" }
 */
export function greetingOf(context: FormContext, forms: string): { salutation: string; lastName: string } {
  const { salutation } = context.values;
  const name = String(sanitizedValue("lastName", context));
  if (forms === "") return { salutation, lastName: name };
  const form = splitOptions(forms).find(({ label }) => label === salutation)?.value ?? salutation;
  return { salutation: form, lastName: name.charAt(0).toLocaleUpperCase("nl") + name.slice(1) };
}
