import type { ChangeEventHandler, ComponentProps, FocusEvent, InputEventHandler, Ref } from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import type { FieldBaseProps } from "../field/index.ts";
import type { OptionFilter, SearchOption } from "./search-options.ts";

/** What the search list sets itself. */
type OwnNativeProps =
  | "ref"
  | "value"
  | "defaultValue"
  | "type"
  | "role"
  | "list"
  | "onBlur"
  | "onChange"
  | "onInput"
  | "multiple"
  | "children";
type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | OwnNativeProps>;

/** Why the value changed: `type`, `choose`, `adopt` or `reset`. */
export interface SearchListDetails<Option extends SearchOption = SearchOption> extends ChangeDetails {
  /** The new text of the field. */
  label: string;
  /** The keyword that found the chosen option; undefined if its own label did. */
  keyword?: string | undefined;
  /** The chosen option; undefined for text. */
  option?: Option | undefined;
}

/**
 * Props of `SearchList`; what is not named here goes to the `<input>` that shows the text. `ref`, `name`, `onChange` and
 * `onInput` belong to the element that holds the value.
 */
export interface SearchListProps<Option extends SearchOption = SearchOption> extends FieldBaseProps, NativeProps {
  /**
   * The suggestions. Pass the same array while nothing changed: its labels are folded once. Options that depend on the text
   * are loaded by the owner after each change of reason `type`.
   */
  options?: readonly Option[] | undefined;
  /** An example of what to fill in, shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** Decides which options match the text in the field. For options that a server has filtered: `() => true`. */
  filter?: OptionFilter<Option> | undefined;
  /** Whether text that names no option is invalid. The label or the keyword of one option names it, in any case, and so does its value as it is written. Native validation fails, and the field says so once it is left. */
  strict?: boolean | undefined;
  /** Options are being loaded. Shown while nothing matches, and announced. */
  loading?: boolean | undefined;
  /** Shows a button that empties the field. Keyboard users empty it with keys, so the button is no tab stop. */
  clearable?: boolean | undefined;
  /** An option's value or any other text, controlled. The field shows the option's label, or the text itself. */
  value?: string | undefined;
  /** Initial value of an uncontrolled search list. */
  defaultValue?: string | undefined;
  /** Called with each value, an empty one too. Native validation fails with the sentence that it returns, and the field then shows it. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Called with the typed text, or with the chosen option's value. */
  onValueChange?: ((value: string, details: SearchListDetails<Option>) => void) | undefined;
  /** Called when the focus leaves the field and its suggestions. The target of the event is the element that holds the value. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** Called with the events of the element that holds the value. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
  /** As `onChange`. */
  onInput?: InputEventHandler<HTMLTextAreaElement> | undefined;
  /** The hidden element that holds the value and that a form submits. Its `focus()` is that of the text. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}
