import type { ReactNode } from "react";
import comparison from "../../packages/ui/src/internal/testing/comparison/comparison.json";
import { Table } from "../blocks/Table.tsx";

/** Why a control of ours does not meet an expectation. */
const explanations: Readonly<Record<string, string>> = {
  "Its description is read out":
    "Our checkbox has no hint of its own: its label says all, and a text elsewhere is added with aria-describedby.",
};

const cell = (gaps: string): string => (gaps === "" ? "Yes" : `Not: ${gaps}`);

/** Throws for a gap without an explanation, so that the page cannot hide one. */
function ourCell(sentence: string, gaps: string): ReactNode {
  const explanation = explanations[sentence];
  if (gaps !== "" && !explanation) throw new Error(`Explain in ComparisonTable.tsx why ours fails: "${sentence}".`);
  return gaps === "" ? "Yes" : `${cell(gaps)}. ${explanation}`;
}

/** Which controls meet what a React developer expects, in this library and two others. Renders a `<table>`. */
export function ComparisonTable(): ReactNode {
  const rows = Object.entries(comparison).map(([sentence, { ours, baseUi, reactAria }]) => [
    sentence,
    ourCell(sentence, ours),
    cell(baseUi),
    cell(reactAria),
  ]);
  return <Table label="Comparison" columns={["Expectation", "This library", "Base UI", "React Aria"]} rows={rows} />;
}
