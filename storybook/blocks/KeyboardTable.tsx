import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";

/** Props of {@link KeyboardTable}. */
export interface KeyboardTableProps {
  /** What each key does, by the key's name; several keys are parted by a comma. */
  keys: Readonly<Record<string, string>>;
}

/** What each key does. Renders a `<table>`. */
export function KeyboardTable({ keys }: KeyboardTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, effect]) => (
          <tr key={key}>
            <td>
              {key.split(", ").map((name, index) => (
                <span key={name}>
                  {index > 0 && " "}
                  <kbd>{name}</kbd>
                </span>
              ))}
            </td>
            <td>
              <Prose text={effect} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
