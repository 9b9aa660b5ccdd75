import { DatePicker } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function DatePickerView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { value, fieldId, hint, ...props } = settings;
  return (
    <DatePicker
      // A builder who changes the first day sees the field begin again.
      key={value}
      {...props}
      defaultValue={value}
      fieldId={orNothing(fieldId)}
      hint={orNothing(hint)}
    />
  );
}

/** The block `datePicker`. */
export const DatePickerBlock = defineBlock("datePicker", properties, DatePickerView);
