import type { ReactNode } from "react";
import { criteria, type Criterion } from "./criteria.ts";
import { Prose } from "./Prose.tsx";

/** Who makes sure of it: axe on each story, a test of our own, or a person who looks and listens. */
export type CheckedBy = "axe" | "test" | "person";

/** Props of {@link CriteriaTable}. */
export interface CriteriaTableProps {
  /** How each criterion of WCAG 2.2 is met, and what makes sure of it. */
  met: Readonly<Partial<Record<Criterion, readonly [how: string, ...by: CheckedBy[]]>>>;
}

/** How a component meets the criteria that concern it. Renders a `<table>`. */
export function CriteriaTable({ met }: CriteriaTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">WCAG 2.2</th>
          <th scope="col">How it is met</th>
          <th scope="col">Checked by</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(met).map(([number, [how, ...by]]) => (
          <tr key={number}>
            <td>{`${number} ${nameOf(number)}`}</td>
            <td>
              <Prose text={how} />
            </td>
            <td>{by.join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isCriterion = (number: string): number is Criterion => number in criteria;
const nameOf = (number: string): string => (isCriterion(number) ? criteria[number] : "");
