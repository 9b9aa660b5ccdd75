import { useEffect, useRef, useState, type ReactNode } from "react";
import { isJsonRows } from "@travel-design/ui/internal";
import type { RowPart } from "@travel-design/ui/models";
import { icons } from "../controls/icons.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { readRows, writeRows } from "./row-text.ts";
import { LongTextField } from "./text-fields.tsx";
import { messages } from "../messages/index.ts";

/** Rows with their numbers as keys, because they have no identity of their own. */
const numbered = (rows: readonly (readonly string[])[]) =>
  rows.map((row, index) => ({ row, index, key: `row ${index}` }));

const isBlank = (row: readonly string[]): boolean => row.every((text) => text.trim() === "");

interface RowsProps {
  name: string;
  label: string;
  error: string | undefined;
  parts: readonly RowPart[];
  partLabels: Readonly<Record<string, string>>;
  rows: readonly (readonly string[])[];
  onChange(rows: readonly (readonly string[])[]): void;
}

function Rows({ name: fieldName, label, error, parts, partLabels, rows, onChange }: RowsProps): ReactNode {
  // An empty row is not stored. A new one, or one that was emptied, exists here until something is in it.
  const [emptyAt, setEmptyAt] = useState<number>();
  const [isAdding, setIsAdding] = useState(false);
  const shown = emptyAt === undefined ? rows : rows.toSpliced(emptyAt, 0, []);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isAdding) list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [isAdding]);
  const store = (next: readonly (readonly string[])[]): void => onChange(next.filter((row) => !isBlank(row)));
  const change = (index: number, part: number, value: string): void => {
    const row = parts.map((_, each) => (each === part ? value : (shown[index]?.[each] ?? "")));
    if (isBlank(row)) setEmptyAt(shown.slice(0, index).filter((each) => !isBlank(each)).length);
    else if (index === emptyAt) setEmptyAt(undefined);
    setIsAdding(false);
    store(shown.map((each, at) => (at === index ? row : each)));
  };
  const move = (index: number, to: number): void => {
    const row = shown[index];
    if (!row || to < 0 || to >= shown.length) return;
    setEmptyAt(undefined);
    store(shown.toSpliced(index, 1).toSpliced(to, 0, row));
  };
  const remove = (index: number): void => {
    setEmptyAt(undefined);
    store(shown.toSpliced(index, 1));
  };
  const add = (): void => {
    setEmptyAt(rows.length);
    setIsAdding(true);
  };
  return (
    <GroupFrame name={fieldName} label={label} error={error}>
      <ol ref={list} className="org-builder-rows">
        {numbered(shown).map(({ row, index, key }) => (
          <li key={key} className="org-builder-rows__item">
            {parts.map(({ name: part, format }, each) => {
              const name = `${partLabels[part] ?? part} ${index + 1}`;
              const Control = format === "paragraph" ? "textarea" : "input";
              return (
                <Control
                  key={part}
                  className="org-builder-input"
                  aria-label={name}
                  aria-invalid={error ? true : undefined}
                  placeholder={partLabels[part]}
                  value={row[each] ?? ""}
                  onChange={(event) => change(index, each, event.target.value)}
                />
              );
            })}
            <div className="org-builder-tools">
              <ToolButton
                icon={icons.up}
                label={messages.fields.rowUp(index + 1)}
                onClick={() => move(index, index - 1)}
              />
              <ToolButton
                icon={icons.down}
                label={messages.fields.rowDown(index + 1)}
                onClick={() => move(index, index + 1)}
              />
              <ToolButton
                icon={icons.remove}
                label={messages.fields.removeRow(index + 1)}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <button type="button" className="org-builder-button" disabled={emptyAt !== undefined} onClick={add}>
        {messages.fields.addRow}
      </button>
    </GroupFrame>
  );
}

/** A list of items that the property stores as rows of text. */
export function RowsField(props: FieldProps): ReactNode {
  const { property, value, error, onChange } = props;
  const { expected } = property.property;
  const parts = expected.format === "rows" ? expected.parts : [];
  // Typing never switches the control, because that would lose the focus. A value from outside, such as undoing, does.
  const [typed, setTyped] = useState({ value, isJson: isJsonRows(asText(value)) });
  if (typed.value !== value) setTyped({ value, isJson: isJsonRows(asText(value)) });
  const change = (next: unknown): void => {
    setTyped({ value: next, isJson: typed.isJson });
    onChange(next);
  };
  // Rows of one part are lines of text.
  if (typed.isJson || parts.length === 1) return <LongTextField {...props} onChange={change} />;
  const read = readRows(asText(value));
  return (
    <Rows
      name={property.name}
      label={property.label}
      error={error}
      parts={parts}
      partLabels={property.parts ?? {}}
      rows={read.rows}
      onChange={(rows) => change(writeRows({ ...read, rows }))}
    />
  );
}
