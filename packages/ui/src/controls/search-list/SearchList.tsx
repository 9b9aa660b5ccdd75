import { useMemo, useRef, useState, type FocusEvent, type InputEvent, type ReactNode } from "react";
import { useHostEvents } from "../../events/index.ts";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { enterText } from "../../internal/enter-text.ts";
import { withTarget } from "../../internal/hidden-holder.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import type { OnValueChange } from "../../internal/use-form-value.ts";
import { isOutside, useWindowListener } from "../../internal/use-listener.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { search as dutch, useMessages } from "../../messages/index.ts";
import { Field } from "../field/index.ts";
import { useField } from "../field/use-field.ts";
import { useProblem } from "../field/use-problem.ts";
import { searchOptions, type SearchOption } from "./search-options.ts";
import type { SearchListProps } from "./search-list-props.ts";
import { placePanel } from "./place-panel.ts";
import { partId, SuggestionPanel } from "./SuggestionPanel.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import { closed, useSearchList, type EntryDetails, type SearchListState } from "./use-search-list.ts";
import { useTextInput } from "./use-text-input.ts";

/** VoiceOver often does not announce the active suggestion by itself. */
const isAppleDevice = (): boolean => /Mac|iP/.test(navigator.userAgent);

/**
 * Text with suggestions: the visitor chooses one or keeps what was typed. Renders an `<input>` for the text in a field, with a
 * list box below it while suggestions match, and a hidden `<textarea>` that holds the value: a form submits it, and `ref` is the
 * `<textarea>`. Its `focus()` focuses the input.
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
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { element, field, native, valueProps, value, change, problem } = useField<
    HTMLTextAreaElement,
    string,
    typeof rest & { onValueChange: OnValueChange<string> | undefined }
  >(
    {
      ...rest,
      onValueChange:
        onValueChange &&
        ((next, details) => {
          const option = details.reason === "type" ? undefined : search.withValue(next);
          onValueChange(next, { option, label: option?.label ?? next, ...details });
        }),
    },
    "",
    { className: clearable && "td-search-list__clearable", input, read: (holder) => holder.value },
  );
  useWarnings(({ cannotShow }) => {
    const { defaultValue } = props;
    const isUnknown = strict && defaultValue && search.all.length > 0 && !search.withValue(defaultValue);
    return isUnknown ? [cannotShow("SearchList", defaultValue)] : [];
  });
  const update = (changes: Partial<SearchListState>): void => setState((current) => ({ ...current, ...changes }));
  const entry = useRef<EntryDetails>(undefined);
  const raise = useHostEvents();
  const list = useSearchList(value, {
    input,
    state,
    update,
    search: { ...search, find: (text) => search.find(text, filter) },
    strict,
    readOnly: native.readOnly,
    enter(next, details) {
      entry.current = details;
      if (element.current) enterText(element.current, next, "input");
      entry.current = undefined;
    },
    commit: () => void element.current?.dispatchEvent(new Event("change", { bubbles: true })),
  });
  const onKeyDown = useSearchKeys(list, input);
  const { text, isOpen, isShown, activeIndex } = list;
  const mismatch = strict && text && list.chosenIndex < 0 ? messages.onlyOptions : "";
  const error = useProblem(input, { error: field.error, value: text, problem: mismatch || problem });
  const active = list.matches[activeIndex];

  const { initialText, isHydrated } = useTextInput({
    input,
    holder: element,
    text,
    valueOf: (complete) => search.named(complete, strict)?.option.value ?? complete,
    onAdopt: (next) => change(next, "adopt", new Event("adopt")),
    onText: list.onText,
  });
  const onValue = ({ currentTarget: { value: next }, nativeEvent }: InputEvent<HTMLTextAreaElement>): void => {
    const { reason = "type", event = nativeEvent, keyword } = entry.current ?? {};
    change(next, reason, event, { keyword });
    raise(reason === "type" ? "input" : "selected", { value: next });
  };

  /** What screen readers politely announce about the suggestions; empty unless the visitor is looking for one. */
  const describeResults = (): string => {
    if (!isOpen) return "";
    if (active && isAppleDevice()) return messages.activeResult(active.label, activeIndex + 1, list.count);
    if (loading) return messages.loadingResults;
    return list.count > 0 ? messages.results(list.count) : text && (strict ? messages.onlyOptions : messages.noResults);
  };
  const status = describeResults();

  useWindowListener(box, "pointerdown", (event) => isOpen && isOutside(event, box) && list.close());

  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    list.close();
    onBlur?.(withTarget(event, element.current));
  };
  const { ref, name, onInput, onChange, ...shown } = native;
  // Before hydration the input submits its text. If the text is the label of another value, the textarea submits the value and
  // the input is read-only.
  const textareaHasName = isHydrated || text !== value;

  return (
    <Field
      {...field}
      error={error || (isOpen || state.typedText === undefined ? "" : mismatch)}
      label={label}
      text={text}
    >
      {(control) => (
        <div ref={box} className="td-search-list" onBlur={leave}>
          <input
            autoComplete="off"
            {...shown}
            {...control}
            ref={input}
            defaultValue={initialText}
            name={textareaHasName ? undefined : name}
            readOnly={shown.readOnly || (!isHydrated && textareaHasName)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={partId(control.id, "options")}
            aria-activedescendant={active && partId(control.id, activeIndex)}
            // Chromium recalculates the style of a placeholder on every key, also while it is invisible.
            placeholder={text ? undefined : placeholder}
            onKeyDown={chainHandlers(shown.onKeyDown, onKeyDown)}
            onMouseDown={chainHandlers(shown.onMouseDown, () => list.reach(list.chosenIndex))}
          />
          <textarea
            ref={ref}
            // A further text input would keep Enter from submitting a form without a button.
            className="td-search-list__value"
            hidden
            {...valueProps}
            name={textareaHasName ? name : undefined}
            form={shown.form}
            disabled={control.disabled}
            onInput={chainHandlers(onInput, onValue)}
            onChange={onChange}
          />
          {clearable && text && !shown.readOnly && !control.disabled && (
            <button
              className="td-search-list__clear"
              type="button"
              tabIndex={-1}
              aria-label={messages.clearText}
              onClick={() => {
                if (!input.current) return;
                enterText(input.current, "", "change");
                input.current.focus();
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
