// What a visitor typed into the first step while the form's script is missing survives a reload of the page.
import { tryTo } from "@travel-design/ui/internal";

const storageName = "travel-design.typed";

/** The fields of the first step: the others do not exist without the script, and the hidden one must stay empty. */
const names = ["salutation", "firstName", "lastName"];

const fields = (): HTMLInputElement[] =>
  names.flatMap((name) => [...document.querySelectorAll<HTMLInputElement>(`[data-td-island] form [name="${name}"]`)]);

/** Stores the text of the fields for the next page of this tab. */
export function storeTypedValues(): void {
  const entries = fields().map(({ name, value }) => [name, value]);
  tryTo(() => sessionStorage.setItem(storageName, String(new URLSearchParams(entries))));
}

/** Writes stored text into the empty fields, from which the form's script adopts it. */
export function restoreTypedValues(): void {
  const stored = new URLSearchParams(tryTo(() => sessionStorage.getItem(storageName)) ?? "");
  tryTo(() => sessionStorage.removeItem(storageName));
  for (const field of fields()) field.value ||= stored.get(field.name) ?? "";
}
