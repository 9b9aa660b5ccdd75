import type { DropdownOption, DropdownProps, FieldBaseProps } from "@travel-design/ui";
import { identifier, rows, string } from "@travel-design/ui/internal";
import type { Property, SettingsOf } from "@travel-design/ui/models";
import { useMemo, type ComponentType } from "react";
import { fieldView } from "./field.ts";

const parts = { label: string(), value: identifier() };

/** An option as a builder writes it. Without a value of its own it has that of its label. */
type WrittenOption = SettingsOf<typeof parts>;

/** Options as rows of `label | value`. */
/* @__NO_SIDE_EFFECTS__ */
export const options = (): Property<readonly WrittenOption[]> => rows({ parts, required: ["label"] }, 250);

interface ControlProps extends Pick<DropdownProps, keyof FieldBaseProps | "placeholder" | "defaultValue"> {
  options: readonly DropdownOption[];
}

/** The view of a field with options, which a builder writes as rows. @param whenOptional as in {@link fieldView} */
export const optionsView = (Control: ComponentType<ControlProps>, whenOptional?: "unmarked") =>
  fieldView(function OptionsView({
    options: written,
    ...props
  }: Omit<ControlProps, "options"> & { options: readonly WrittenOption[] }) {
    const choices = useMemo(() => written.map(({ label, value }) => ({ label, value: value || label })), [written]);
    return <Control {...props} options={choices} />;
  }, whenOptional);
