/** Moves the focus to a field of the property panel. @param field its name; empty for the sentence about the whole item */
export function focusField(document: Document, field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  const text = place?.querySelector<HTMLElement>("[contenteditable=true]");
  (text ?? place?.querySelector<HTMLElement>("input, select, textarea, button") ?? place)?.focus();
}
