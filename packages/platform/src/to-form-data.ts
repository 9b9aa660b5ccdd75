const isBlob = (value: unknown): value is Blob => typeof value === "object" && value !== null && "arrayBuffer" in value;

/**
 * Creates the body of a request with files.
 *
 * @param parts values by name; a value that is not a file is sent as text
 * @example httpTransport({ fetch, toFormData, asGuest: false, language: "nl" })
 */
export function toFormData(parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, isBlob(value) ? value : String(value));
  return form;
}
