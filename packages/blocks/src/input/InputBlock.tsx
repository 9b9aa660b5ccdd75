import { Input } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { fieldProps } from "../define/field-props.ts";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function InputView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  return <Input key={settings.value} {...fieldProps(settings)} step={orNothing(settings.step)} />;
}

/** The block `input`. */
export const InputBlock = defineBlock("input", properties, InputView);
