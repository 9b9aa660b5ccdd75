import { DatePicker } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { fieldProps } from "../define/field-props.ts";
import { properties } from "./definition.ts";

function DatePickerView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  return <DatePicker key={settings.value} {...fieldProps(settings)} />;
}

/** The block `datePicker`. */
export const DatePickerBlock = defineBlock("datePicker", properties, DatePickerView);
