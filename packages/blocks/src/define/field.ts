import { boolean, identifier, string } from "@travel-design/ui/internal";
import { createElement, type ComponentType } from "react";

/** Properties that blocks with one field share. */
export const fieldProperties = {
  hint: string(),
  fieldId: identifier(),
  required: boolean(),
  disabled: boolean(),
};

interface ControlProps {
  required?: boolean | "unmarked" | undefined;
  defaultValue?: string | undefined;
  fieldId?: string | undefined;
}

type FieldViewProps<Props> = Omit<Props, "value" | "defaultValue"> & { value: string; fieldId: string };

/**
 * The view of a field: the control with the builder's value as its initial one. It starts again when a builder changes the value.
 *
 * @param whenOptional what the control's `required` is without the setting
 * @example defineBlock({ name: "textArea", properties, view: fieldView(TextArea) })
 */
export function fieldView<Props extends ControlProps>(
  control: ComponentType<Props>,
  whenOptional?: "unmarked",
): ComponentType<FieldViewProps<Props>>;
export function fieldView(
  control: ComponentType<ControlProps>,
  whenOptional?: "unmarked",
): ComponentType<FieldViewProps<ControlProps>> {
  return function FieldView({ value, fieldId, required, ...settings }) {
    return createElement(control, {
      key: value,
      ...settings,
      defaultValue: value,
      fieldId: fieldId || undefined,
      required: required || whenOptional,
    });
  };
}
