import type { FormContext } from "@travel-design/quotation/model";

/** Characters of a visitor's own words. Longer ones are a message rather than a name. */
const maxWords = 80;

/** What a mail program turns into a link: an address or a telephone number. Initials such as v.d.Berg are none. */
const address = /http|www\.|:\/\/|@|[\p{L}\p{N}]{2}\.\p{L}{2}|\.\p{L}+\/|(?:\d[ .-]?){7}/iu;

function harmless(words: string): string {
  // Invisible characters would split an address.
  const visible = words.replace(/\p{Cf}/gu, "");
  return visible.length > maxWords || address.test(visible) ? "" : words;
}

/**
 * A form without words of the visitor that may be a message to somebody else, because anyone can fill in any e-mail address.
 *
 * @example withHarmlessWords(form).values.lastName // "" for "win.example.com"
 */
export function withHarmlessWords(form: FormContext): FormContext {
  const { firstName, customDestination } = form.values;
  const lastName = harmless(form.values.lastName);
  const names = { firstName: lastName && harmless(firstName), lastName };
  return { ...form, values: { ...form.values, ...names, customDestination: harmless(customDestination) } };
}
