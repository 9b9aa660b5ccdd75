import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { enterText } from "../../internal/enter-text.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { useValidity, type OnValueChange } from "../../internal/use-form-value.ts";
import { isOutside, useWindowListener } from "../../internal/use-window-listener.ts";
import { search as dutch, useMessages } from "../../messages/index.ts";
import { Field } from "../field/index.ts";
import { useField, useTextEvents } from "../field/use-field.ts";
import { searchOptions, type SearchOption } from "./search-options.ts";
import type { SearchListProps } from "./search-list-props.ts";
import { placePanel } from "./place-panel.ts";
import { partId, SuggestionPanel } from "./SuggestionPanel.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import { closed, useSearchList, type SearchListState } from "./use-search-list.ts";

/** Replaces the text of a field by its value. Other fields may submit values under the same name. */
function replaceEntry(data: FormData, name: string, text: string, value: string): void {
  const entries = data.getAll(name);
  const index = entries.indexOf(text);
  if (index < 0) return;
  entries[index] = value;
  data.delete(name);
  for (const entry of entries) data.append(name, entry);
}

/** Shows other text in an input, if it shows what is to be replaced. */
function replaceText(input: HTMLInputElement | null, old: string, text: string): void {
  if (input?.value === old) input.value = text;
}

/** VoiceOver often does not announce the active suggestion by itself. */
const isAppleDevice = (): boolean => /Mac|iP/.test(navigator.userAgent);

/**
 * Text with suggestions: the visitor chooses one or keeps what was typed. Renders an `<input>` in a field, with a list
 * box below it while suggestions match; `ref` is the input.
 */
export function SearchList<Option extends SearchOption = SearchOption>(props: SearchListProps<Option>): ReactNode {
  const messages = useMessages(dutch);
  const {
    label = messages.searchLabel,
    placeholder = messages.searchPlaceholder,
    options,
    onBlur,
    onValueChange,
    filter,
    strict,
    loading,
    clearable,
    ...rest
  } = props;
  // Checked once per list, not on every key: the list may be long.
  const search = useMemo(() => searchOptions(labelledItems(options)), [options]);
  const [state, setState] = useState<SearchListState>(closed);
  /** An option is known by its label, except while the visitor types. */
  const valueOf = (text: string): string => {
    if (text === state.typedText) return text;
    const { lastChoice } = state;
    const option = lastChoice?.label === text ? lastChoice : search.all.find(({ label: own }) => own === text)?.option;
    return option ? option.value : text;
  };
  const box = useRef<HTMLDivElement>(null);
  const { element, field, native, ...value } = useField<
    HTMLInputElement,
    string,
    typeof rest & { onValueChange: OnValueChange<string> }
  >(
    {
      ...rest,
      onValueChange(next, details) {
        const option = details.reason === "type" ? undefined : search.withValue(next);
        onValueChange?.(next, { option, label: option?.label ?? next, ...details });
      },
    },
    "",
    {
      className: clearable && "td-search-list__clearable",
      read: (input) => valueOf(input.value),
      render: (next) => (next === state.typedText ? next : (search.withValue(next)?.label ?? next)),
    },
  );
  const update = (changes: Partial<SearchListState>): void => setState((current) => ({ ...current, ...changes }));
  const list = useSearchList(
    {
      ...value,
      state,
      update,
      search: { ...search, find: (text) => search.find(text, filter) },
      readOnly: native.readOnly,
    },
    element,
  );
  const onKeyDown = useSearchKeys(list, element);
  const { text, isOpen, isShown, activeIndex } = list;
  const mismatch = strict && text && list.chosenIndex < 0 ? messages.onlyOptions : "";
  useValidity(element, mismatch, text);
  const active = list.matches[activeIndex];

  // The value of an option is in the field while its label is not known yet, or because a script put it there.
  useLayoutEffect(() => {
    replaceText(element.current, list.value, text);
  });

  // A form submits the value of the option whose label is in the field.
  useEffect(() => {
    const input = element.current;
    const form = input?.form;
    const submitValue = ({ formData }: FormDataEvent): void => {
      if (input) replaceEntry(formData, input.name, input.value, list.value);
    };
    form?.addEventListener("formdata", submitValue);
    return () => form?.removeEventListener("formdata", submitValue);
  });

  /** What screen readers politely announce about the suggestions; empty unless the visitor is looking for one. */
  const describeResults = (): string => {
    if (!isOpen) return "";
    if (active && isAppleDevice()) return messages.activeResult(active.label, activeIndex + 1, list.count);
    if (loading) return messages.loadingResults;
    return list.count > 0 ? messages.results(list.count) : text && (strict ? messages.onlyOptions : messages.noResults);
  };
  const status = describeResults();

  useWindowListener(box, "pointerdown", (event) => isOpen && isOutside(event, box) && list.close());

  const onText = useTextEvents<HTMLInputElement>(list.onText);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    list.leave(event.nativeEvent);
    onBlur?.(event);
  };

  return (
    <Field
      {...field}
      error={field.error || (isOpen || state.typedText === undefined ? "" : mismatch)}
      label={label}
      text={text}
    >
      {(control) => (
        <div ref={box} className="td-search-list" onBlur={leave}>
          <input
            autoComplete="off"
            {...native}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={partId(control.id, "options")}
            aria-activedescendant={active && partId(control.id, activeIndex)}
            // Chromium recalculates the style of a placeholder on every key, also while it is invisible.
            placeholder={text ? undefined : placeholder}
            onInput={chainHandlers(native.onInput, onText)}
            onChange={chainHandlers(native.onChange, onText)}
            onKeyDown={chainHandlers(native.onKeyDown, onKeyDown)}
            onMouseDown={chainHandlers(native.onMouseDown, () => list.reach(list.chosenIndex))}
          />
          {clearable && text && !native.readOnly && !control.disabled && (
            <button
              className="td-search-list__clear"
              type="button"
              tabIndex={-1}
              aria-label={messages.clearText}
              onClick={() => {
                if (!element.current) return;
                enterText(element.current, "");
                element.current.focus();
              }}
            >
              ×
            </button>
          )}
          {isShown ? (
            <SuggestionPanel
              fieldId={control.id}
              labelledBy={control["aria-labelledby"] ?? partId(control.id, "label")}
              list={list}
              onKeyDown={onKeyDown}
            />
          ) : (
            status &&
            options && (
              <div ref={placePanel} className="td-search-list__status" aria-hidden>
                {status}
              </div>
            )
          )}
          <output className="td-visually-hidden">{status}</output>
        </div>
      )}
    </Field>
  );
}
