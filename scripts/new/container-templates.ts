// The first version of a block with a drop zone. React and the LWC template render what its model computes.
import { propertyLines, sharedFiles } from "./block-templates.ts";
import type { Names } from "./names.ts";

const model = ({ camel, kebab }: Names, slot: string): string => `\
import { choice, string } from "@travel-design/ui/internal";
import type { SettingsOf } from "@travel-design/ui/models";

const properties = {
${propertyLines}
};

/** How the block is rendered, in React and in its LWC bundle. */
const ${camel}Model = ({ title, tone }: SettingsOf<typeof properties>) => ({
  className: "td-${kebab}",
  style: {},
  data: { "data-tone": tone },
  title,
});

export const container = {
  name: "${camel}",
  properties,
  slots: ["${slot}"],
  model: ${camel}Model,
};
`;

/** A line of the editor: the markup of the LWC bundle. */
const templateLine = ({ kebab }: Names, slot: string): string => `\
  template: {
    html: \`
  <div class={view.className} data-tone={view.data.tone}>
    <h2 lwc:if={view.title} class="td-${kebab}__title">{view.title}</h2>
    <slot name="${slot}"></slot>
  </div>\`,
    styles: ["blocks/src/${kebab}/${kebab}.css"],
  },
`;

const definition = ({ camel, kebab, pascal }: Names, slot: string): string => `\
import type { ReactNode } from "react";
import { defineBlock } from "#define-block";
import { container } from "./${kebab}.model.ts";

interface ${pascal}ViewProps {
  title: string;
  tone: "plain" | "accent";
  children: ReactNode;
}

function ${pascal}View({ children, ...settings }: ${pascal}ViewProps): ReactNode {
  const { className, data, title } = container.model(settings);
  return (
    <div className={className} {...data}>
      {title && <h2 className="td-${kebab}__title">{title}</h2>}
      {children}
    </div>
  );
}

export const ${camel} = defineBlock({
  ...container,
  runtime: { hydrate: "never" },
  view: ${pascal}View,
  props: ({ slots }) => ({ children: slots.${slot} }),
});
`;

/** The files of a block with a drop zone, by their endings. */
export const containerFiles = (names: Names, slot: string): Record<string, string> => ({
  ".tsx": definition(names, slot),
  ".model.ts": model(names, slot),
  ...sharedFiles(names, { slot, templateLine: templateLine(names, slot) }),
});
