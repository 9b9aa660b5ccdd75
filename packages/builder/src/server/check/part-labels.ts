import { compileJsx } from "@travel-design/site/jsx";

compileJsx();
const { editors } = await import("@travel-design/blocks/editors");

/** What builders call the parts of lists, by component and property: `c:tdFaq questions`. */
export const partLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  editors.flatMap(({ block, editor }) =>
    Object.entries(editor.properties).flatMap(([name, { parts }]) =>
      parts ? [[`${block.definition} ${name}`, parts]] : [],
    ),
  ),
);
