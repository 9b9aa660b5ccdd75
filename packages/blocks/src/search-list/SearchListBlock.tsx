import { splitOptions } from "@travel-design/quotation";
import { SearchList } from "@travel-design/ui";
import { useMemo, type ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { orNothing } from "../define/or-nothing.ts";
import { properties } from "./definition.ts";

function SearchListView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const { options: list, value, fieldId, hint, ...props } = settings;
  const options = useMemo(() => splitOptions(list), [list]);
  return (
    <SearchList
      // A builder who changes the first text sees the field begin again.
      key={value}
      {...props}
      options={options}
      defaultValue={value}
      fieldId={orNothing(fieldId)}
      hint={orNothing(hint)}
    />
  );
}

/** The block `searchList`. */
export const SearchListBlock = defineBlock("searchList", properties, SearchListView);
