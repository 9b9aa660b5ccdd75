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

/** Not `instanceof`: a form may be in another document than the script. */
const isHtml = (element: Element): element is HTMLElement => "focus" in element;

/** The visible text of an element. */
function visibleText(element: Element): string {
  const copy = element.ownerDocument.importNode(element, true);
  for (const hidden of copy.querySelectorAll(".td-visually-hidden")) hidden.remove();
  return (copy.textContent ?? "").trim();
}

/** The visible name of a control: that of its group, if it is one of several boxes. */
function labelOf(control: Element): string {
  const row = control.closest(".td-optional-checkboxes__main, .td-optional-checkboxes__optional, .td-radio-group > *");
  const legend = row?.parentElement?.querySelector("legend");
  const labels = "labels" in control && control.labels instanceof NodeList ? control.labels : [];
  const label = legend ?? labels[0];
  return label instanceof Element ? visibleText(label) : "";
}

/**
 * The fields of this library in a form that have the given names, in the order of the form. A name that several elements have
 * counts once. Other elements do not show an error.
 *
 * @example namedFields(form, ["email", "lastName"]); // lastName, email
 */
export function namedFields(form: HTMLFormElement, names: readonly string[]): NamedField[] {
  const found = new Map<string, NamedField>();
  for (const element of form.elements) {
    const name = element.getAttribute("name") ?? "";
    const field = element.closest(".td-field, .td-optional-checkboxes, .td-radio-group, .td-multi-search-list");
    if (!isHtml(element) || !field || !form.contains(field) || element.matches("[type=radio]:disabled")) continue;
    if (!names.includes(name) || found.has(name)) continue;
    // The element that holds the value of a search list is beside the one with the text.
    const control = element.id ? element : (field.querySelector("input[id]") ?? element);
    found.set(name, { name, id: control.id, label: labelOf(control), element });
  }
  return [...found.values()];
}
