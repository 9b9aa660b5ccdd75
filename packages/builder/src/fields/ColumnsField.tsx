import type { ReactNode } from "react";
import { sectionLayouts } from "../catalog/section-layouts.ts";
import { readColumns, withColumns } from "../content/section-config.ts";
import type { JsonObject } from "../content/json.ts";
import { useFieldError } from "../problems/problems-context.ts";
import { GroupFrame } from "./FieldFrame.tsx";
import { messages } from "../messages/index.ts";

/** Columns with their numbers as keys, because two may be equally wide. */
const numbered = (widths: readonly number[]) => widths.map((width, index) => ({ width, key: `column ${index}` }));

/** Props of {@link ColumnsField}. */
export interface ColumnsFieldProps {
  itemId: string;
  attributes: JsonObject;
  onChange(attributes: JsonObject): void;
}

/** The columns of the platform's section, chosen by picture. */
export function ColumnsField({ itemId, attributes, onChange }: ColumnsFieldProps): ReactNode {
  const current = readColumns(attributes)
    ?.map(({ columnWidth }) => columnWidth)
    .join(" ");
  return (
    <GroupFrame
      name="sectionConfig"
      label={messages.fields.columns}
      description={messages.fields.columnsHelp}
      error={useFieldError(itemId, "sectionConfig")}
    >
      <div className="org-builder-layouts">
        {sectionLayouts.map(({ label, widths }) => (
          <button
            key={label}
            type="button"
            className="org-builder-layouts__item"
            aria-pressed={widths.join(" ") === current}
            title={label}
            aria-label={label}
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
