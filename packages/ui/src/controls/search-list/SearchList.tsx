import { useRef, type FocusEvent, type ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useAdoptedValue } from "../../internal/use-adopted-value.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useOutsidePress } from "../../internal/use-outside-press.ts";
import * as messages from "../../messages/index.ts";
import { Field, useFieldError } from "../field/index.ts";
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
  const {
    label = messages.searchLabel,
    placeholder = messages.searchPlaceholder,
    name,
    className,
    ref,
    ...others
  } = props;
  const { fieldId, hint, help, required, disabled, error, ...rest } = others;
  const { options, value, defaultValue, onValueChange, onBlur, ...native } = rest;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const shownError = useFieldError({ ref: input, fieldId, error });
  const { form, readOnly, maxLength } = native;
  const list = useSearchList({ options, value, defaultValue, readOnly, onValueChange }, input);
  const onKeyDown = useSearchKeys(list, input);
  const status = statusOf(list, useIsAppleDevice());
  const { text, isShown, activeIndex, dispatch } = list;

  useAdoptedValue({ ref: input, rendered: text, read: (element) => element.value, onAdopt: list.adopt });
  useOutsidePress(box, isShown, () => dispatch({ type: "listLeft" }));

  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    dispatch({ type: "listLeft" });
    onBlur?.(event);
  };

  return (
    <Field {...{ label, fieldId, hint, help, required, disabled, error: shownError, text, maxLength }}>
      {(control) => (
        <div ref={box} className="td-search-list" onBlur={leave}>
          <input
            autoComplete="off"
            {...native}
            {...control}
            ref={mergedRef}
            className={classNames("td-field__control", className)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={partId(control.id, "options")}
            aria-activedescendant={activeIndex < 0 ? undefined : partId(control.id, activeIndex)}
            placeholder={placeholder}
            value={text}
            onInput={(event) => list.type(event.currentTarget.value, event.nativeEvent)}
            onKeyDown={onKeyDown}
            onMouseDown={() => dispatch({ type: "optionReached", index: list.chosenIndex })}
          />
          {name && <input type="hidden" name={name} value={list.value} form={form} disabled={disabled} />}
          {isShown && <SuggestionPanel fieldId={control.id} label={label} list={list} onKeyDown={onKeyDown} />}
          <output className="td-visually-hidden">{status}</output>
        </div>
      )}
    </Field>
  );
}
