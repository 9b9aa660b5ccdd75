import { SearchList } from "@travel-design/ui";
import { identifier, requiredString, string } from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { fieldProperties } from "../define/field.ts";
import { options, optionsView } from "../define/options-view.tsx";

export const searchList = defineBlock({
  name: "searchList",
  properties: {
    label: requiredString("Search"),
    placeholder: string("Start typing..."),
    options: options(),
    value: identifier(),
    ...fieldProperties,
  },
  view: optionsView(SearchList),
});
