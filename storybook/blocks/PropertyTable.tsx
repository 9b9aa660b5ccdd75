import { pathName } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { Table } from "./Table.tsx";

const defaultOf = ({ default: value }: Property): string => {
  const shown = typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
  return ["", "[]"].includes(shown) ? "–" : shown;
};

/** The values of a property: its choices with their Dutch labels, its bounds, or its format. */
function Values({ property: { expected, choices, labels, min, max } }: { property: Property }): ReactNode {
  if (choices) {
    return choices.map((choice, index) => (
      <span key={choice}>
        {index > 0 && ", "}
        <code>{choice}</code>
        {labels?.[choice] && <span lang="nl"> ({labels[choice]})</span>}
      </span>
    ));
  }
  const { format } = expected;
  if (format === "rows") return `rows of ${expected.parts.map(({ name }) => name).join(" | ")}`;
  return min === undefined ? format : `${format}, ${min} to ${max ?? "any"}`;
}

/** The properties of a block with their Dutch labels and help, from its definition. Renders a `<table>`. */
export function PropertyTable({ editable: { block, editor } }: { editable: EditableBlock }): ReactNode {
  const rows = Object.entries(block.properties).map(([name, property]) => [
    <span key="label" lang="nl">
      <b>{editor.properties[name]?.label}</b>
      <span className="docs-help">{editor.properties[name]?.description}</span>
    </span>,
    <code key="name">{property.kind === "image" ? pathName(name) : name}</code>,
    <Values key="values" property={property} />,
    <code key="default">{defaultOf(property)}</code>,
  ]);
  return <Table label="Properties" columns={["Label and help", "Name", "Values", "Default"]} rows={rows} />;
}
