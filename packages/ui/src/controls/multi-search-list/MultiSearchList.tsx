import {
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEventHandler,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import type { ChangeDetails } from "../../internal/change-details.ts";
import { classNames } from "../../internal/class-names.ts";
import { forwardFocus, withTarget } from "../../internal/hidden-holder.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { selection, useMessages } from "../../messages/index.ts";
import { Asterisk, type FieldBaseProps } from "../field/index.ts";
import { FormErrors } from "../field/form-errors.ts";
import { SearchList, type SearchListProps, type SearchOption } from "../search-list/index.ts";
import { useSelection } from "./use-selection.ts";

type OwnProps =
  | "ref"
  | "value"
  | "defaultValue"
  | "onValueChange"
  | "validate"
  | "strict"
  | "clearable"
  | "filter"
  | "onChange"
  | "onInput"
  | "options";

/** Props of {@link MultiSearchList}; what is not named here goes to its `SearchList`. */
export interface MultiSearchListProps<Option extends SearchOption = SearchOption>
  extends FieldBaseProps, Omit<SearchListProps, OwnProps | keyof FieldBaseProps> {
  /** The options. Pass the same array while nothing changed. Each is also in a `<select>`, so some thousands at most. */
  options: readonly Option[];
  /** An example of what to search for, shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** The controlled values of the chosen options. */
  value?: readonly string[] | undefined;
  /** Initial values of an uncontrolled list. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values, also when there are none. Native validation fails with the sentence that it returns, and the field then shows it. */
  validate?: ((values: readonly string[]) => string | undefined) | undefined;
  /** Called with the values of the chosen options, in the order of the options. */
  onValueChange?: ((values: readonly string[], details: ChangeDetails) => void) | undefined;
  /** Called with the events of the element that holds the values. */
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  /** The `<select>` that holds the values and that a form submits. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Selects or clears an option, as a visitor does. */
function selectOption(select: HTMLSelectElement | null, value: string, isSelected: boolean): void {
  for (const option of select?.options ?? []) if (option.value === value) option.selected = isSelected;
  for (const name of ["input", "change"]) select?.dispatchEvent(new Event(name, { bubbles: true }));
}

const inputIn = (root: Element | null): HTMLInputElement | null => root?.querySelector("input") ?? null;

/**
 * Several choices of a list that can be searched: each is a button that removes it. Renders a `SearchList`, a list of buttons
 * and a `<select multiple>` that holds the values: a form submits one entry per value, and `ref` is the `<select>`. It is
 * visible in a browser without scripts only, and its `focus()` focuses the field.
 */
export function MultiSearchList<Option extends SearchOption = SearchOption>(
  props: MultiSearchListProps<Option>,
): ReactNode {
  const messages = useMessages(selection);
  const { options: listed, value: owned, defaultValue = [], validate, onValueChange, onChange, ref, ...rest } = props;
  const { label, name, form, disabled, required, readOnly, error, onBlur, rootClassName, rootStyle, ...field } = rest;
  const root = useRef<HTMLDivElement>(null);
  const select = useSharedRef(ref);
  const { options, values, chosen, others, onSelect, follow } = useSelection(select, {
    options: listed,
    value: owned,
    defaultValue,
    onValueChange,
  });
  const [text, setText] = useState("");
  const [status, setStatus] = useState("");
  const formErrors = use(FormErrors);
  const ownId = useId();
  const id = field.id ?? field.fieldId ?? ownId;
  const latestError = error || formErrors.get(name);
  const [errorAbout, setErrorAbout] = useState({ error: latestError, values });
  if (errorAbout.error !== latestError) setErrorAbout({ error: latestError, values });
  // The text of the field is empty again after each choice, so it cannot tell that the error is about other values.
  const shownError = errorAbout.values === values ? latestError : undefined;
  const isFixed = disabled || readOnly;
  const isComplete = required === true && values.length > 0;

  useWarnings(({ cannotShow, cannotChange }) => {
    const unknown = (owned ?? defaultValue).filter((each) => !options.some((option) => option.value === each));
    return [
      ...(options.length > 0 ? unknown.map((each) => cannotShow("MultiSearchList", each)) : []),
      ...(owned && !(onValueChange || onChange || isFixed)
        ? [cannotChange("MultiSearchList", "value", "onValueChange")]
        : []),
    ];
  });
  useLayoutEffect(() => {
    const shown = inputIn(root.current);
    if (select.current && shown) forwardFocus(select.current, shown);
  }, [select]);

  const add = (option: SearchOption): void => {
    selectOption(select.current, option.value, true);
    setStatus(messages.optionAdded(option.label));
  };
  const remove = (option: SearchOption): void => {
    selectOption(select.current, option.value, false);
    setStatus(messages.optionRemoved(option.label));
  };
  const onRemove = (option: SearchOption, { currentTarget: { parentElement: item } }: MouseEvent): void => {
    // The focus would be lost with the button.
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector("button") ?? inputIn(root.current))?.focus();
    remove(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    field.onKeyDown?.(event);
    const last = chosen.at(-1);
    // A key that is held down empties the field, and no more.
    const isRemoval = event.key === "Backspace" && !event.repeat && !event.defaultPrevented;
    if (isRemoval && text === "" && last && !isFixed) remove(last);
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    onBlur?.(withTarget(event, select.current));
  };
  return (
    <div
      {...{ onBlur: leave }}
      ref={root}
      className={classNames("td-multi-search-list", rootClassName)}
      style={rootStyle}
    >
      <SearchList
        {...field}
        id={id}
        label={
          isComplete ? (
            <>
              {label}
              <Asterisk />
            </>
          ) : (
            label
          )
        }
        strict
        options={others}
        disabled={disabled}
        readOnly={readOnly}
        required={values.length > 0 ? undefined : required}
        form={form}
        error={shownError}
        validate={validate && (() => validate(values))}
        value={text}
        onValueChange={(next, { option, reason }) => {
          const isChosen = reason === "choose" && option;
          setText(isChosen ? "" : next);
          if (isChosen) add(option);
        }}
        onKeyDown={onKeyDown}
      />
      {chosen.length > 0 && (
        <ul className="td-multi-search-list__chosen" aria-label={messages.chosenOptions}>
          {chosen.map((option) => (
            <li key={option.value}>
              <button
                className="td-multi-search-list__option"
                type="button"
                aria-label={messages.removeOption(option.label)}
                disabled={isFixed}
                onClick={(event) => onRemove(option, event)}
              >
                {option.label} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        ref={select}
        className="td-multi-search-list__values"
        aria-labelledby={`${id}-label`}
        multiple
        name={name}
        form={form}
        disabled={disabled}
        {...(owned ? { value: values } : { defaultValue })}
        onChange={chainHandlers(onChange, ({ nativeEvent }) => onSelect(nativeEvent))}
      >
        {options.map((option) => (
          <option key={option.value} ref={follow} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <output className="td-visually-hidden">{status}</output>
    </div>
  );
}
