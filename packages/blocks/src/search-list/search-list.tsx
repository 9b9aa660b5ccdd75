import { splitOptions } from "@travel-design/quotation";
import { SearchList } from "@travel-design/ui";
import { identifier, requiredString, string } from "@travel-design/ui/models";
import { useMemo, type ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { fieldProperties, fieldProps, type FieldSettings } from "../define/field.ts";

interface SearchListViewProps extends FieldSettings {
  placeholder: string;
  options: string;
}

function SearchListView({ options: text, ...settings }: SearchListViewProps): ReactNode {
  const options = useMemo(() => splitOptions(text), [text]);
  return <SearchList key={settings.value} {...fieldProps(settings)} options={options} />;
}

export const searchList = defineBlock({
  name: "searchList",
  properties: {
    label: requiredString("Search"),
    placeholder: string("Start typing..."),
    options: string(),
    value: identifier(),
    ...fieldProperties,
  },
  view: SearchListView,
});
