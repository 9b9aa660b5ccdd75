import { columnLayouts } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { catalog } from "../catalog/catalog.ts";
import { readColumns, withColumns } from "../document/section-config.ts";
import type { JsonObject } from "../document/json.ts";
import { GroupFrame } from "./FieldFrame.tsx";

const layouts: readonly (readonly [name: string, widths: readonly number[]])[] = Object.entries(columnLayouts);
const labels =
  catalog.get("c__tdColumnsSection")?.properties.find(({ name }) => name === "sectionConfig")?.property.labels ?? {};

/** Columns with their numbers as keys, because two may be equally wide. */
const numbered = (widths: readonly number[]) => widths.map((width, index) => ({ width, key: `column ${index}` }));

/** Props of {@link ColumnsField}. */
export interface ColumnsFieldProps {
  attributes: JsonObject;
  onChange(attributes: JsonObject): void;
}

/** The columns of the platform's section, chosen by picture. */
export function ColumnsField({ attributes, onChange }: ColumnsFieldProps): ReactNode {
  const current = readColumns(attributes)
    ?.map(({ columnWidth }) => columnWidth)
    .join(" ");
  return (
    <GroupFrame label="Verdeling" description="Bij minder kolommen gaat de inhoud naar de laatste kolom.">
      <div className="org-builder-layouts">
        {layouts.map(([name, widths]) => (
          <button
            key={name}
            type="button"
            className="org-builder-layouts__item"
            aria-pressed={widths.join(" ") === current}
            title={labels[name]}
            aria-label={labels[name]}
            onClick={() => onChange(withColumns(attributes, widths))}
          >
            {numbered(widths).map(({ width, key }) => (
              <span key={key} className="org-builder-layouts__column" style={{ flexGrow: width }} />
            ))}
          </button>
        ))}
      </div>
    </GroupFrame>
  );
}
