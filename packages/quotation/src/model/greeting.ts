import { splitOptions } from "./split-options.ts";

/**
 * Salutation and last name as they are greeted.
 *
 * @param forms salutations as they are greeted, `De heer=heer;Mevrouw=mevrouw`; empty: salutation and name as they were filled in
 * @example greetingOf({ salutation: "De heer", lastName: "van den Berg" }, "De heer=heer")
 * // { salutation: "heer", lastName: "Van den Berg" }
 */
export function greetingOf(
  { salutation, lastName }: { salutation: string; lastName: string },
  forms: string,
): { salutation: string; lastName: string } {
  const name = lastName.trim();
  if (forms === "") return { salutation, lastName: name };
  const form = splitOptions(forms).find(({ label }) => label === salutation)?.value ?? salutation;
  return { salutation: form, lastName: name.charAt(0).toLocaleUpperCase("nl") + name.slice(1) };
}
