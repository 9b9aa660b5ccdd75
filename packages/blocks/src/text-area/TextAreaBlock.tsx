import { TextArea } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function TextAreaView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { value, fieldId, hint, ...props } = settings;
  return (
    <TextArea
      // A builder who changes the first text sees the field begin again.
      key={value}
      {...props}
      defaultValue={value}
      fieldId={orNothing(fieldId)}
      hint={orNothing(hint)}
    />
  );
}

/** The block `textArea`. */
export const TextAreaBlock = defineBlock("textArea", properties, TextAreaView);
