/** A field of a form that has an error. */
export interface NamedField {
  name: string;
  /** The id of what a visitor uses. */
  id: string;
  /** The visible name of the field. */
  label: string;
  /** Takes the focus. */
  element: HTMLElement;
}

/** The visible name of a control: that of its group, if it is one of several boxes. */
const labelOf = (control: Element): string => {
  const legend = control.closest(".td-optional-checkboxes")?.querySelector("legend");
  const label = legend ?? ("labels" in control && control.labels instanceof NodeList ? control.labels[0] : undefined);
  return label?.textContent?.trim() ?? "";
};

/**
 * The fields of a form with the given names, in the order of the form. A name that several elements have counts once.
 *
 * @example namedFields(form, ["email", "lastName"]); // lastName, email
 */
export function namedFields(form: HTMLFormElement, names: readonly string[]): NamedField[] {
  const found = new Map<string, NamedField>();
  for (const element of form.elements) {
    const name = element.getAttribute("name") ?? "";
    if (!(element instanceof HTMLElement) || !names.includes(name) || found.has(name)) continue;
    // The element that holds the value of a search list is beside the one with the text.
    const control = element.closest(".td-field")?.querySelector(":is(input, select, textarea)[id]") ?? element;
    found.set(name, { name, id: control.id, label: labelOf(control), element });
  }
  return [...found.values()];
}
