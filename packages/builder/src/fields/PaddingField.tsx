import type { ReactNode } from "react";
import type { JsonObject } from "../content/json.ts";
import { paddingSides, readPadding, withPadding, type PaddingSide } from "../content/section-config.ts";
import { useFieldError } from "../problems/problems-context.ts";
import { FieldFrame, GroupFrame } from "./FieldFrame.tsx";
import { asText } from "./field-props.ts";
import { LengthInput } from "./LengthInput.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link PaddingField}. */
export interface PaddingFieldProps {
  itemId: string;
  attributes: JsonObject;
  onChange(attributes: JsonObject): void;
}

function SideField({ itemId, side, attributes, onChange }: PaddingFieldProps & { side: PaddingSide }): ReactNode {
  return (
    <FieldFrame name={side} label={messages.fields.sides[side]} error={useFieldError(itemId, side)}>
      {(ids) => (
        <LengthInput
          {...ids}
          value={asText(readPadding(attributes)[side])}
          onChange={(text) => onChange(withPadding(attributes, side, text))}
        />
      )}
    </FieldFrame>
  );
}

/** The room between the sides of a section and its content. */
export function PaddingField(props: PaddingFieldProps): ReactNode {
  return (
    <GroupFrame label={messages.fields.padding} description={messages.fields.paddingHelp}>
      <div className="org-builder-sides">
        {paddingSides.map((side) => (
          <SideField key={side} {...props} side={side} />
        ))}
      </div>
    </GroupFrame>
  );
}
