import { Input } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function InputView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { value, step, fieldId, hint, ...props } = settings;
  return (
    <Input
      // A builder who changes the first text sees the field begin again.
      key={value}
      {...props}
      defaultValue={value}
      step={orNothing(step)}
      fieldId={orNothing(fieldId)}
      hint={orNothing(hint)}
    />
  );
}

/** The block `input`. */
export const InputBlock = defineBlock("input", properties, InputView);
