import type { ReactNode } from "react";

/** Props of {@link NameList}. */
export interface NameListProps {
  /** What to list, as it is written in code. */
  names: readonly string[];
}

/** Names from the code itself, so that a page cannot differ from it. Renders a `<ul>`. */
export function NameList({ names }: NameListProps): ReactNode {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
