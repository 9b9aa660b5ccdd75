import { splitOptions } from "@travel-design/quotation";
import { Dropdown } from "@travel-design/ui";
import { useMemo, type ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function DropdownView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { options: list, value, fieldId, hint, ...props } = settings;
  const options = useMemo(() => splitOptions(list), [list]);
  return (
    <Dropdown
      // A builder who changes the first choice sees the list begin again.
      key={value}
      {...props}
      options={options}
      defaultValue={value}
      fieldId={orNothing(fieldId)}
      hint={orNothing(hint)}
    />
  );
}

/** The block `dropdown`. */
export const DropdownBlock = defineBlock("dropdown", properties, DropdownView);
