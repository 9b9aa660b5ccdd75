import { splitOptions } from "@travel-design/quotation";
import { SearchList } from "@travel-design/ui";
import { useMemo, type ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { fieldProps } from "../define/field-props.ts";
import { properties } from "./definition.ts";

function SearchListView({ settings }: BlockViewProps<typeof properties>): ReactNode {
  const options = useMemo(() => splitOptions(settings.options), [settings.options]);
  return <SearchList key={settings.value} {...fieldProps(settings)} options={options} />;
}

/** The block `searchList`. */
export const SearchListBlock = defineBlock("searchList", properties, SearchListView);
