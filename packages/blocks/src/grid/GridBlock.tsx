import { Grid } from "@travel-design/ui";
import { useMemo, type ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { contentSlotNames } from "../define/content-slots.ts";
import { properties } from "./definition.ts";

function GridView({ settings, slots }: BlockViewProps<typeof properties>): ReactNode {
  const items = useMemo(
    () => contentSlotNames.flatMap((id) => (slots[id] ? [{ id, content: slots[id] }] : [])),
    [slots],
  );
  return <Grid {...settings} items={items} pagination="replace" />;
}

/** The block `grid`. */
export const GridBlock = defineBlock("grid", properties, GridView);
