import { useMemo, useRef, type FocusEvent, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import type { OnValueChange } from "../../internal/use-form-value.ts";
import { useOutsidePress } from "../../internal/use-outside-press.ts";
import { choices, useMessages } from "../../messages/index.ts";
import { Field } from "../field/index.ts";
import { useField } from "../field/use-field.ts";
import type { SearchListProps } from "./search-list-props.ts";
import { statusOf } from "./status-of.ts";
import { partId, SuggestionPanel } from "./SuggestionPanel.tsx";
import { useIsAppleDevice } from "./use-is-apple-device.ts";
import { useSearchKeys } from "./use-search-keys.ts";
import { useSearchList } from "./use-search-list.ts";

/**
 * Text with suggestions: the visitor chooses one or keeps what was typed. Renders an `<input>` in a field, with a list
 * box below it while suggestions match; `ref` is the input.
 */
export function SearchList(props: SearchListProps): ReactNode {
  const messages = useMessages(choices);
  const { label = messages.searchLabel, placeholder = messages.searchPlaceholder, options: given, ...others } = props;
  const { onBlur, onValueChange, ...rest } = others;
  // Checked once per list, not on every key: the list may be long.
  const options = useMemo(() => labelledItems(given), [given]);
  const labelOf = (value: string): string => options.find((option) => option.value === value)?.label ?? value;
  const box = useRef<HTMLDivElement>(null);
  const { element, field, native, ...value } = useField<
    HTMLInputElement,
    typeof rest & { onValueChange: OnValueChange<string> }
  >(
    {
      ...rest,
      onValueChange: (next, details) =>
        onValueChange?.(next, { ...details, label: details.reason === "reset" ? labelOf(next) : next }),
    },
    "",
    labelOf,
  );
  const { name, ...inputProps } = native;
  const list = useSearchList({ ...value, options, readOnly: native.readOnly, onValueChange }, element);
  const onKeyDown = useSearchKeys(list, element);
  const status = statusOf(list, useIsAppleDevice(), messages);
  const { text, isShown, activeIndex, dispatch } = list;

  useOutsidePress(box, isShown, () => dispatch({ type: "listLeft" }));

  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    dispatch({ type: "listLeft" });
    onBlur?.(event);
  };

  return (
    <Field {...field} label={label} text={text}>
      {(control) => (
        <div ref={box} className="td-search-list" onBlur={leave}>
          <input
            autoComplete="off"
            {...inputProps}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={partId(control.id, "options")}
            aria-activedescendant={activeIndex < 0 ? undefined : partId(control.id, activeIndex)}
            placeholder={placeholder}
            value={text}
            onInput={chainHandlers(native.onInput, (event) => list.type(event.currentTarget.value, event.nativeEvent))}
            onKeyDown={chainHandlers(native.onKeyDown, onKeyDown)}
            onMouseDown={chainHandlers(native.onMouseDown, () =>
              dispatch({ type: "optionReached", index: list.chosenIndex }),
            )}
          />
          {name && (
            <input type="hidden" name={name} value={list.value} form={native.form} disabled={control.disabled} />
          )}
          {isShown && (
            <SuggestionPanel
              fieldId={control.id}
              labelledBy={control["aria-labelledby"] ?? partId(control.id, "label")}
              list={list}
              onKeyDown={onKeyDown}
            />
          )}
          <output className="td-visually-hidden">{status}</output>
        </div>
      )}
    </Field>
  );
}
