import type { ReactNode } from "react";
import { criteria, type Criterion } from "./criteria.ts";
import { Prose } from "./Prose.tsx";
import { Table } from "./Table.tsx";

/** Who makes sure of it: axe on each story, a test of our own, or a person who looks and listens. */
export type CheckedBy = "axe" | "test" | "person";

/** Props of {@link CriteriaTable}. */
export interface CriteriaTableProps {
  /** How each criterion of WCAG 2.2 is met, and what makes sure of it. */
  met: Readonly<Partial<Record<Criterion, readonly [how: string, ...by: CheckedBy[]]>>>;
}

/** How a component meets the criteria that concern it. Renders a `<table>`. */
export function CriteriaTable({ met }: CriteriaTableProps): ReactNode {
  const rows = Object.entries(met).map(([number, [how, ...by]]) => [
    `${number} ${nameOf(number)}`,
    <Prose key="how" text={how} />,
    by.join(", "),
  ]);
  return <Table label="Criteria" columns={["WCAG 2.2", "How it is met", "Checked by"]} rows={rows} />;
}

const isCriterion = (number: string): number is Criterion => number in criteria;
const nameOf = (number: string): string => (isCriterion(number) ? criteria[number] : "");
