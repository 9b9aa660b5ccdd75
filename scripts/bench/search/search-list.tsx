// Ours, as a visitor meets it: label, status line, events and all.
import type { ReactNode } from "react";
import { SearchList } from "@travel-design/ui/search-list";
import "@travel-design/ui/style.css";
import type { BenchOption } from "./options.ts";
import { startPage } from "./probe.ts";
import "./page.css";

startPage(({ options }: { options: readonly BenchOption[] }): ReactNode => (
  <SearchList label="Bestemming" fieldId="destination" options={options} />
));
