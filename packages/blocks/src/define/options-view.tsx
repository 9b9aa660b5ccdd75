import { splitOptions } from "@travel-design/quotation";
import type { DropdownOption, DropdownProps, FieldBaseProps } from "@travel-design/ui";
import { useMemo, type ComponentType } from "react";
import { fieldView } from "./field.ts";

interface ControlProps extends Pick<DropdownProps, keyof FieldBaseProps | "placeholder" | "defaultValue"> {
  options: readonly DropdownOption[];
}

/** The view of a field with options, which a builder writes as one text. */
export const optionsView = (Control: ComponentType<ControlProps>) =>
  fieldView(function OptionsView({ options: text, ...props }: Omit<ControlProps, "options"> & { options: string }) {
    const options = useMemo(() => splitOptions(text), [text]);
    return <Control {...props} options={options} />;
  });
