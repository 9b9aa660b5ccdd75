import { useMemo, useRef, type FocusEvent, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import type { OnValueChange } from "../../internal/use-form-value.ts";
import { isOutside, usePageListener } from "../../internal/use-page-listener.ts";
import { search, useMessages, type Messages } from "../../messages/index.ts";
import { Field } from "../field/index.ts";
import { useField } from "../field/use-field.ts";
import type { SearchListProps } from "./search-list-props.ts";
import { partId, SuggestionPanel } from "./SuggestionPanel.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import { useSearchList, type SearchListModel } from "./use-search-list.ts";

/** VoiceOver often does not announce the active suggestion by itself. */
const isAppleDevice = (): boolean => /Mac|iP/.test(navigator.userAgent);

/** What screen readers politely announce about the suggestions; empty unless the visitor is looking for one. */
function statusOf(
  { isOpen, matches, count, activeIndex, text }: SearchListModel,
  messages: Pick<Messages, keyof typeof search>,
  loading = false,
): string {
  const active = matches[activeIndex];
  if (!isOpen) return "";
  if (active && isAppleDevice()) return messages.activeResult(active.label, activeIndex + 1, count);
  if (loading) return messages.loadingResults;
  if (count > 0) return messages.results(count);
  return text && messages.noResults;
}

/**
 * Text with suggestions: the visitor chooses one or keeps what was typed. Renders an `<input>` in a field, with a list
 * box below it while suggestions match; `ref` is the input.
 */
export function SearchList(props: SearchListProps): ReactNode {
  const messages = useMessages(search);
  const { label = messages.searchLabel, placeholder = messages.searchPlaceholder, options: given, ...others } = props;
  const { onBlur, onValueChange, filter, loading, clearable, ...rest } = others;
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
      onValueChange: (next, details) => {
        const isTyped = ["type", "adopt"].includes(details.reason);
        onValueChange?.(next, { ...details, label: isTyped ? next : labelOf(next) });
      },
    },
    clearable ? "td-search-list__clearable" : "",
    labelOf,
  );
  const { name, ...inputProps } = native;
  const list = useSearchList({ ...value, options, filter, readOnly: native.readOnly }, element);
  const onKeyDown = useSearchKeys(list, element);
  const { text, isOpen, isShown, activeIndex } = list;
  const status = statusOf(list, messages, loading);

  usePageListener(box, "pointerdown", isOpen, (event) => isOutside(event, box) && list.close());

  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    list.close();
    onBlur?.(event);
  };

  return (
    <Field {...field} label={label} text={text}>
      {(control) => (
        <div ref={box} className="td-search-list" onBlur={leave} onKeyDown={onKeyDown}>
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
            />
          )}
          <output className={!status || !given || isShown ? "td-visually-hidden" : "td-search-list__status"}>
            {status}
          </output>
        </div>
      )}
    </Field>
  );
}
