import { length } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { problemOf } from "../catalog/property-format.ts";
import type { JsonObject } from "../document/json.ts";
import { paddingSides, readPadding, withPadding } from "../document/section-config.ts";
import { FieldFrame, GroupFrame } from "./FieldFrame.tsx";
import { asText } from "./field-props.ts";

const labels = { top: "Boven", bottom: "Onder", left: "Links", right: "Rechts" } as const;
const property = length();

/** Props of {@link PaddingField}. */
export interface PaddingFieldProps {
  attributes: JsonObject;
  onChange(attributes: JsonObject): void;
}

/** The room between the sides of a section and its content. */
export function PaddingField({ attributes, onChange }: PaddingFieldProps): ReactNode {
  const padding = readPadding(attributes);
  return (
    <GroupFrame label="Ruimte rond de inhoud" description="Maten als in CSS, bijvoorbeeld 4rem. Leeg: geen ruimte.">
      <div className="org-builder-sides">
        {paddingSides.map((side) => (
          <FieldFrame key={side} label={labels[side]} error={problemOf(property, padding[side])}>
            {(ids) => (
              <input
                {...ids}
                className="org-builder-input"
                value={asText(padding[side])}
                onChange={(event) => onChange(withPadding(attributes, side, event.target.value))}
              />
            )}
          </FieldFrame>
        ))}
      </div>
    </GroupFrame>
  );
}
