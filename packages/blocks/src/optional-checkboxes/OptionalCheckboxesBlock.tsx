import { OptionalCheckboxes } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function OptionalCheckboxesView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { value, legend, extraText, ...props } = settings;
  return (
    // A builder who changes how the pair begins sees it begin again.
    <OptionalCheckboxes key={value} {...props} legend={orNothing(legend)} defaultValue={value === "none" ? "" : value}>
      {extraText && <p>{extraText}</p>}
    </OptionalCheckboxes>
  );
}

/** The block `optionalCheckboxes`. */
export const OptionalCheckboxesBlock = defineBlock("optionalCheckboxes", properties, OptionalCheckboxesView);
