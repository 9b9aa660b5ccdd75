import type { ComponentProps } from "react";
import type { ChangeDetails } from "../../internal/change-details.ts";
import type { FieldBaseProps } from "../field/index.ts";
import type { SearchOption } from "./filter-options.ts";

/** What the search list sets itself; typing, keys and presses are heard through `onValueChange`. */
type OwnNativeProps = "value" | "defaultValue" | "type" | "role" | "list" | OwnHandlers;
type OwnHandlers = "onChange" | "onInput" | "onKeyDown" | "onMouseDown";
type NativeProps = Omit<ComponentProps<"input">, keyof FieldBaseProps | OwnNativeProps>;

/** Why the value changed (`type`, `choose` or `adopt`), and the text that now stands in the field. */
export interface SearchListDetails extends ChangeDetails {
  label: string;
}

/** Props of `SearchList`; what is not named here goes to the `<input>`. */
export interface SearchListProps extends FieldBaseProps, NativeProps {
  /** The suggestions. Pass the same array while nothing changed: its labels are prepared once. */
  options?: readonly SearchOption[] | undefined;
  /** An option's value or any other text, kept by the owner. The field shows the option's label, or the text itself. */
  value?: string | undefined;
  /** The first value of a search list that keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the typed text, or with the chosen option's value. */
  onValueChange?: ((value: string, details: SearchListDetails) => void) | undefined;
}
