import type { ComponentProps, FocusEvent } from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import type { FieldBaseProps } from "../field/index.ts";
import type { SearchOption } from "./filter-options.ts";

/** What the search list sets itself. Its owner follows typing, keys and presses through `onValueChange`. */
type OwnNativeProps = "value" | "defaultValue" | "type" | "role" | "list" | OwnHandlers;
type OwnHandlers = "onBlur" | "onChange" | "onInput" | "onKeyDown" | "onMouseDown";
type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | OwnNativeProps>;

/** Why the value changed: `type`, `choose` or `adopt`. */
export interface SearchListDetails extends ChangeDetails {
  /** The new text of the field. */
  label: string;
  /** The keyword that found the chosen option; undefined if its own label did. */
  keyword?: string | undefined;
}

/** Props of `SearchList`; what is not named here goes to the `<input>`. */
export interface SearchListProps extends FieldBaseProps, NativeProps {
  /** The suggestions. Pass the same array while nothing changed: its labels are folded once. */
  options?: readonly SearchOption[] | undefined;
  /** An option's value or any other text, kept by the owner. The field shows the option's label, or the text itself. */
  value?: string | undefined;
  /** The first value of a search list that keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the typed text, or with the chosen option's value. */
  onValueChange?: ((value: string, details: SearchListDetails) => void) | undefined;
  /** Called when the focus leaves the field and its suggestions. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
}
