import { TextArea } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { fieldProps } from "../define/field-props.ts";
import { properties } from "./definition.ts";

function TextAreaView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  return <TextArea key={settings.value} {...fieldProps(settings)} />;
}

/** The block `textArea`. */
export const TextAreaBlock = defineBlock("textArea", properties, TextAreaView);
