import { orNothing } from "./or-nothing.ts";

/**
 * What a block with a field hands on to its control: the builder's value is where the field begins, and the visitor goes
 * on from there. Give the view the value as its `key`, so that a builder who changes it sees the field begin again.
 *
 * @example <TextArea key={settings.value} {...fieldProps(settings)} />
 */
export function fieldProps<FieldSettings extends { value: string; fieldId: string }>({
  value,
  fieldId,
  ...settings
}: FieldSettings) {
  return { ...settings, defaultValue: value, fieldId: orNothing(fieldId) };
}
