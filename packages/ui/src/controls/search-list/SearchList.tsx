import { useMemo, useRef, type FocusEvent, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import type { OnValueChange } from "../../internal/use-form-value.ts";
import { isOutside, useWindowListener } from "../../internal/use-window-listener.ts";
import { search as dutch, useMessages } from "../../messages/index.ts";
import { Field } from "../field/index.ts";
import { useField } from "../field/use-field.ts";
import { searchOptions } from "./search-options.ts";
import type { SearchListProps } from "./search-list-props.ts";
import { partId, SuggestionPanel } from "./SuggestionPanel.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import { useSearchList } from "./use-search-list.ts";

/** VoiceOver often does not announce the active suggestion by itself. */
const isAppleDevice = (): boolean => /Mac|iP/.test(navigator.userAgent);

/**
 * Text with suggestions: the visitor chooses one or keeps what was typed. Renders an `<input>` in a field, with a list
 * box below it while suggestions match; `ref` is the input.
 */
export function SearchList(props: SearchListProps): ReactNode {
  const messages = useMessages(dutch);
  const {
    label = messages.searchLabel,
    placeholder = messages.searchPlaceholder,
    options,
    onBlur,
    onValueChange,
    filter,
    loading,
    clearable,
    ...rest
  } = props;
  // Checked once per list, not on every key: the list may be long.
  const search = useMemo(() => searchOptions(labelledItems(options)), [options]);
  const labelOf = (value: string): string => search.all.find(({ option }) => option.value === value)?.label ?? value;
  const box = useRef<HTMLDivElement>(null);
  const { element, field, native, ...value } = useField<
    HTMLInputElement,
    typeof rest & { onValueChange: OnValueChange<string> }
  >(
    {
      ...rest,
      onValueChange: (next, details) => onValueChange?.(next, { label: labelOf(next), ...details }),
    },
    clearable && "td-search-list__clearable",
    labelOf,
  );
  const { name, ...inputProps } = native;
  const list = useSearchList({ ...value, search, filter, readOnly: native.readOnly }, element);
  const onKeyDown = useSearchKeys(list, element);
  const { text, isOpen, isShown, activeIndex } = list;
  const active = list.matches[activeIndex];

  /** What screen readers politely announce about the suggestions; empty unless the visitor is looking for one. */
  const describeResults = (): string => {
    if (!isOpen) return "";
    if (active && isAppleDevice()) return messages.activeResult(active.label, activeIndex + 1, list.count);
    if (loading) return messages.loadingResults;
    return list.count > 0 ? messages.results(list.count) : text && messages.noResults;
  };
  const status = describeResults();

  useWindowListener(box, "pointerdown", (event) => isOpen && isOutside(event, box) && list.close());

  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    list.close();
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
            aria-activedescendant={active && partId(control.id, activeIndex)}
            // Chromium recalculates the style of a placeholder on every key, also while it is invisible.
            placeholder={text ? undefined : placeholder}
            value={text}
            onInput={chainHandlers(native.onInput, (event) => list.type(event.currentTarget.value, event.nativeEvent))}
            onKeyDown={chainHandlers(native.onKeyDown, onKeyDown)}
            onMouseDown={chainHandlers(native.onMouseDown, () => list.reach(list.chosenIndex))}
          />
          {clearable && text && !native.readOnly && !control.disabled && (
            <button
              className="td-search-list__clear"
              type="button"
              tabIndex={-1}
              aria-label={messages.clearText}
              onClick={({ nativeEvent }) => {
                list.type("", nativeEvent);
                element.current?.focus();
              }}
            >
              ×
            </button>
          )}
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
          <output className={!status || !options || isShown ? "td-visually-hidden" : "td-search-list__status"}>
            {status}
          </output>
        </div>
      )}
    </Field>
  );
}
