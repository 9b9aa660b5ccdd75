// Messages for developers about incorrect usage. Production builds do not contain them.
import { showValue } from "./show-value.ts";
import type { FormElement } from "./use-form-value.ts";

/** A value that a control cannot show. */
const cannotShow = (name: string, value: unknown): string => `${name} cannot show the value ${showValue(value)}.`;

/** A picture whose address for a device cannot be loaded. */
const cannotLoad = (device: string, srcSet: unknown): string =>
  `Picture: ${device} has an invalid address, ${showValue(srcSet)}`;

/** A value that its owner fixes, although a visitor can change the control. */
const cannotChange = (name: string, value: string, handler: string): string =>
  `${name} has \`${value}\` without \`${handler}\`, so a visitor cannot change it: add the handler, or an initial value in its place.`;

/** Whether a label or a legend has words, or a picture with words. */
const hasWords = (label: Element | null): boolean =>
  label !== null && (/\S/.test(label.textContent ?? "") || label.querySelector("[aria-label], [alt], title") !== null);

/** A group that screen readers cannot name. */
const namelessGroup = (name: string, legend: Element | null): string[] =>
  hasWords(legend) ? [] : [`${name} has no name for screen readers: give it a \`legend\`.`];

/**
 * What is wrong with a field that nobody can name or change.
 *
 * @param element what a visitor uses
 * @param isFixed whether its owner controls the value and handles no change
 */
function aboutField(element: FormElement | null, isFixed: boolean): string[] {
  if (!element) return [];
  const field = `The field <${element.localName}${element.name && ` name="${element.name}"`}>`;
  const isNamed =
    Array.from(element.labels ?? []).some(hasWords) || element.matches("[aria-label], [aria-labelledby], [title]");
  const isUnusable = element.matches(":disabled, :read-only:is(input, textarea), [aria-readonly=true]");
  return [
    ...(isNamed ? [] : [`${field} has no name for screen readers: give it a \`label\`, or \`aria-label\`.`]),
    ...(isFixed && !isUnusable ? [cannotChange(field, "value", "onValueChange")] : []),
  ];
}

/** A rule of the owner of a field in a form that the browser does not check. */
const neverValidates = ({ name }: FormElement): string =>
  `The field "${name}" has \`validate\` in a form with \`noValidate\`, so a submit does not check it: remove \`noValidate\`, or check the value in the handler of the form.`;

/** The messages that several components use. */
export const warnings = { cannotShow, cannotLoad, cannotChange, aboutField, neverValidates, namelessGroup };
