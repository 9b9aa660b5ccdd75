// The first version of a block: a title, and a choice between two looks.
import type { Names } from "./names.ts";

/** The lines of a new block's properties. */
export const propertyLines = `\
    title: string(),
    tone: choice({ plain: "Rustig", accent: "Opvallend" }, "plain"),`;

const definition = ({ camel, kebab, pascal }: Names): string => `\
import { choice, string } from "@travel-design/ui/internal";
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";

interface ${pascal}ViewProps {
  title: string;
  tone: "plain" | "accent";
}

const ${pascal}View = ({ title, tone }: ${pascal}ViewProps): ReactNode => (
  <div className="td-${kebab}" data-tone={tone}>
    {title && <h2 className="td-${kebab}__title">{title}</h2>}
  </div>
);

export const ${camel} = defineBlock({
  name: "${camel}",
  properties: {
${propertyLines}
  },
  runtime: { hydrate: "never" },
  view: ${pascal}View,
});
`;

const editor = ({ camel, kebab, words }: Names, templateLine: string): string => `\
import { defineEditor } from "../define/editor.ts";
import { ${camel} } from "./${kebab}.tsx";

export const ${camel}Editor = defineEditor(${camel}, {
  label: "${words}",
  description: "Waar dit blok voor is, in één zin.",
  icon: "M9 12h30v24H9zM15 20h18M15 26h12",
  group: "Inhoud",
  example: { title: "Een titel", tone: "accent" },
  properties: { tone: { label: "Uitstraling" } },
${templateLine}});
`;

const style = ({ kebab }: Names): string => `\
.td-${kebab} {
  box-sizing: border-box;
  min-inline-size: 0;
  margin: 0;
  padding: var(--td-space-lg);
  border-inline-start: 3px solid var(--td-hairline-color);
  font-family: var(--td-text-font-family);
  color: var(--td-text-color);
  overflow-wrap: anywhere;
}

.td-${kebab}[data-tone="accent"] {
  border-color: var(--td-accent-color);
}

.td-${kebab}__title {
  margin: 0 0 var(--td-space-xs);
  font-family: var(--td-display-font-family);
  font-size: var(--td-heading-font-size);
  font-weight: 600;
  line-height: 1.2;
}
`;

const test = ({ camel, kebab }: Names, slot?: string): string => `\
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BlockView } from "../define/BlockView.tsx";
import { ${camel} } from "./${kebab}.tsx";

const ports = { log: console.warn };

test("renders its title in the chosen look${slot ? ", above its content" : ""}", () => {
  const settings = { title: "Een titel", tone: "Opvallend" };
  ${slot ? `const slots = { ${slot}: <p>Inhoud</p> };` : ""}
  render(<BlockView block={${camel}} settings={settings} ports={ports} ${slot ? "slots={slots}" : ""} />);
  const title = screen.getByRole("heading", { name: "Een titel" });
  expect(title.parentElement).toHaveAttribute("data-tone", "accent");
  ${slot ? 'expect(title.nextElementSibling).toHaveTextContent("Inhoud");' : ""}
});

test("renders no heading without a title", () => {
  render(<BlockView block={${camel}} settings={{}} ports={ports} />);
  expect(screen.queryByRole("heading")).toBeNull();
});
`;

/** What only a block with a drop zone has. */
export interface ContainerParts {
  slot: string;
  /** The template in its editor. */
  templateLine: string;
}

/** Files that a block has with and without a drop zone, by their endings. */
export const sharedFiles = (names: Names, { slot, templateLine = "" }: Partial<ContainerParts> = {}) => ({
  ".css": style(names),
  ".editor.ts": editor(names, templateLine),
  ".test.tsx": test(names, slot),
});

/** The files of a block without drop zones, by their endings. */
export const blockFiles = (names: Names): Record<string, string> => ({
  ".tsx": definition(names),
  ...sharedFiles(names),
});
