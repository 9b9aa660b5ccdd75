import { useId, useRef, type ReactNode } from "react";
import { chainHandlers } from "../../internal/chain-handlers.ts";
import { classNames } from "../../internal/class-names.ts";
import { useAdoptedValue } from "../../internal/use-adopted-value.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { Field, useFieldError } from "../field/index.ts";
import type { SearchListProps } from "./search-list-props.ts";
import { SearchStatus } from "./SearchStatus.tsx";
import { optionId, SuggestionPanel } from "./SuggestionPanel.tsx";
import { useOutsidePress } from "./use-outside-press.ts";
import { useSearchKeys } from "./use-search-keys.ts";
import { useSearchList } from "./use-search-list.ts";

/**
 * Text with suggestions: the visitor chooses one or keeps what was typed. Renders an `<input>` in a field, with a list
 * box below it while suggestions match; `ref` is the input.
 */
export function SearchList(props: SearchListProps): ReactNode {
  const { label = "Search", placeholder = "Start typing...", autoComplete = "off", ...others } = props;
  const { options, value, defaultValue, onValueChange, name, ...rest } = others;
  const { fieldId, hint, help, required, disabled, error, ref, className, ...native } = rest;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const panelId = useId();
  const shownError = useFieldError({ ref: input, fieldId, error });
  const list = useSearchList({ options, value, defaultValue, onValueChange }, input);
  const onKeyDown = useSearchKeys(list, input);
  const { text, isShown, activeIndex, dispatch } = list;

  useAdoptedValue({ ref: input, rendered: text, read: (element) => element.value, onAdopt: list.adopt });
  useOutsidePress(box, isShown, () => dispatch({ type: "outsidePressed" }));

  return (
    <Field {...{ label, fieldId, hint, help, required, disabled, error: shownError }}>
      {(control) => (
        <div
          ref={box}
          className="td-search-list"
          data-open={isShown ? "" : undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) dispatch({ type: "focusLeft" });
          }}
        >
          <input
            {...native}
            {...control}
            ref={mergedRef}
            className={classNames("td-field__control", className)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? panelId : undefined}
            aria-activedescendant={isShown && activeIndex >= 0 ? optionId(panelId, activeIndex) : undefined}
            autoComplete={autoComplete}
            placeholder={placeholder}
            value={text}
            onInput={chainHandlers(native.onInput, (event) => list.type(event.currentTarget.value, event.nativeEvent))}
            onKeyDown={chainHandlers(native.onKeyDown, onKeyDown)}
            onMouseDown={chainHandlers(native.onMouseDown, () => dispatch({ type: "inputPressed" }))}
          />
          {name && <input type="hidden" name={name} value={list.value} disabled={disabled} />}
          {isShown && <SuggestionPanel id={panelId} label={label} list={list} onKeyDown={onKeyDown} />}
          <SearchStatus list={list} />
        </div>
      )}
    </Field>
  );
}
