import { boolean, identifier, string } from "@travel-design/ui/models";

/** Properties that blocks with one field share. */
export const fieldProperties = {
  hint: string(),
  fieldId: identifier(),
  required: boolean(),
  disabled: boolean(),
};

/** Settings of every field block. */
export interface FieldSettings {
  label: string;
  value: string;
  hint: string;
  fieldId: string;
  required: boolean;
  disabled: boolean;
}

/**
 * The props of a field's control: the builder's value is the initial one. Use the value as the control's `key` too, so that
 * the field starts again when a builder changes it.
 *
 * @example <TextArea key={settings.value} {...fieldProps(settings)} />
 */
export function fieldProps<Settings extends FieldSettings>({ value, fieldId, ...settings }: Settings) {
  return { ...settings, defaultValue: value, fieldId: fieldId || undefined };
}
