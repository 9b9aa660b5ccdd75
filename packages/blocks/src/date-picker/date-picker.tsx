import { DatePicker } from "@travel-design/ui";
import { identifier, requiredString } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldProps, type FieldSettings } from "../define/field.ts";

const DatePickerView = (settings: FieldSettings): ReactNode => (
  <DatePicker key={settings.value} {...fieldProps(settings)} />
);

export const datePicker = defineBlock({
  name: "datePicker",
  properties: { label: requiredString("Datum"), value: identifier(), ...fieldProperties },
  view: DatePickerView,
});
