export type { OptionFilter, SearchOption } from "./search-options.ts";
export { SearchList } from "./SearchList.tsx";
export type { SearchListDetails, SearchListProps } from "./search-list-props.ts";
