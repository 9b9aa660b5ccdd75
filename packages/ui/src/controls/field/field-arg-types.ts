/** Storybook controls for what every field understands: the types alone do not say which editor suits a value. */
export const fieldArgTypes = {
  label: { control: "text" },
  fieldId: { control: "text" },
  hint: { control: "text" },
  help: { control: false },
  required: { control: "boolean" },
  disabled: { control: "boolean" },
  error: { control: "text" },
  name: { control: "text" },
  value: { control: false },
  defaultValue: { control: "text" },
  placeholder: { control: "text" },
} as const;
