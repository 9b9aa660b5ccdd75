import { splitOptions } from "@travel-design/quotation";
import { Dropdown } from "@travel-design/ui";
import { useMemo, type ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { fieldProps } from "../define/field-props.ts";
import { properties } from "./definition.ts";

function DropdownView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const options = useMemo(() => splitOptions(settings.options), [settings.options]);
  return <Dropdown key={settings.value} {...fieldProps(settings)} options={options} />;
}

/** The block `dropdown`. */
export const DropdownBlock = defineBlock("dropdown", properties, DropdownView);
