import { Checkbox } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function CheckboxView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { checked, checkboxId, value, ...props } = settings;
  return (
    <Checkbox
      // A builder who changes how the box begins sees it begin again.
      key={String(checked)}
      {...props}
      defaultChecked={checked}
      checkboxId={orNothing(checkboxId)}
      value={orNothing(value)}
    />
  );
}

/** The block `checkbox`. */
export const CheckboxBlock = defineBlock("checkbox", properties, CheckboxView);
