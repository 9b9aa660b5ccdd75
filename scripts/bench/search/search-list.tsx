// Ours, as a visitor meets it: label, status line, events and all.
import type { ReactNode } from "react";
import { SearchList } from "../../../packages/ui/src/controls/search-list/index.ts";
import "../../../packages/ui/src/style.css";
import type { BenchOption } from "./options.ts";
import { startPage } from "./probe.ts";
import "./page.css";

startPage(({ options }: { options: readonly BenchOption[] }): ReactNode => (
  <SearchList label="Bestemming" fieldId="destination" options={options} />
));
