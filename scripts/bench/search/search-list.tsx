// Ours, as a visitor meets it: label, status line, events and all.
import type { ReactNode } from "react";
import { SearchList } from "../../../packages/ui/src/controls/search-list/index.ts";
import type { ContestantProps } from "./contestant.ts";

export function OurSearchList({ options }: ContestantProps): ReactNode {
  return <SearchList label="Bestemming" fieldId="destination" options={options} />;
}
