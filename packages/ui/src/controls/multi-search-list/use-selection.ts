import { useCallback, useLayoutEffect, useMemo, type RefObject } from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { onAssignment } from "../../internal/on-assignment.ts";
import { useFormValue } from "../../internal/use-form-value.ts";
import type { SearchOption } from "../search-list/index.ts";

/** The chosen values, as text that is equal for equal values. */
const read = (select: HTMLSelectElement): string =>
  JSON.stringify([...select.selectedOptions].map(({ value }) => value));

/**
 * Makes options the chosen ones unless the visitor chose others, and after a reset.
 *
 * @returns whether it changed any
 */
function setDefaultOptions(select: HTMLSelectElement, values: readonly string[]): boolean {
  const changed = [...select.options].filter((option) => option.defaultSelected !== values.includes(option.value));
  const isPristine = [...select.options].every((option) => option.selected === option.defaultSelected);
  for (const option of changed) {
    const { selected } = option;
    option.defaultSelected = !option.defaultSelected;
    if (!isPristine) option.selected = selected;
  }
  return changed.length > 0;
}

/** Options of {@link useSelection}. */
interface UseSelectionOptions<Option> {
  options: readonly Option[];
  /** The controlled values. */
  value: readonly string[] | undefined;
  /** Initial values of an uncontrolled list. */
  defaultValue: readonly string[];
  onValueChange: ((values: readonly string[], details: ChangeDetails) => void) | undefined;
}

/** Which options of a `<select multiple>` are chosen. The element is in charge of them, unless its owner is. */
export function useSelection<Option extends SearchOption>(
  select: RefObject<HTMLSelectElement | null>,
  { options: listed, value: owned, defaultValue, onValueChange }: UseSelectionOptions<Option>,
) {
  const options = useMemo(() => labelledItems(listed), [listed]);
  const inOrder = (values: readonly string[]): string =>
    JSON.stringify(options.flatMap(({ value }) => (values.includes(value) ? value : [])));
  const { value, change, refresh } = useFormValue<HTMLSelectElement, string>({
    ref: select,
    value: owned && inOrder(owned),
    defaultValue: inOrder(defaultValue),
    onValueChange: onValueChange && ((next, details) => onValueChange(JSON.parse(next), details)),
    read,
  });
  const values = useMemo((): readonly string[] => JSON.parse(value), [value]);
  const isControlled = owned !== undefined;
  // React makes options the default ones only once. Others and other options may come later, for example after an action.
  useLayoutEffect(() => {
    if (!isControlled && select.current && setDefaultOptions(select.current, defaultValue)) refresh();
  });
  return {
    options,
    values,
    chosen: options.filter((option) => values.includes(option.value)),
    others: useMemo(() => options.filter((option) => !values.includes(option.value)), [options, values]),
    /** For each `change` event of the element. */
    onSelect: (event: Event): void => change(select.current ? read(select.current) : "[]", "choose", event),
    /** The ref of each option, which a script may select. React itself assigns controlled values. */
    follow: useCallback(
      (option: HTMLOptionElement | null) =>
        option && !isControlled ? onAssignment(option, "selected", refresh) : undefined,
      [isControlled, refresh],
    ),
  };
}
