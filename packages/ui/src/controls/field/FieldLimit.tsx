import type { ReactNode } from "react";
import { fields, useMessages } from "../../messages/index.ts";

/** Props of {@link FieldLimit}. */
export interface FieldLimitProps {
  /** The control's `aria-describedby` refers to it; undefined while the limit is far away. */
  id: string | undefined;
  /** The length of the text in the field, in UTF-16 code units as browsers count `maxlength`. */
  length: number;
  maxLength: number;
}

/** Whether the text is so long that the limit must be explained: in the last 20 characters, or the last hundredth of a long text. */
export const isNearLimit = (length: number, maxLength: number): boolean =>
  maxLength > 0 && maxLength - length <= Math.min(maxLength / 5, Math.max(20, maxLength / 100));

/**
 * Says how much more text a field holds once the text comes near its limit, and why nothing more can be typed or pasted at the
 * limit. Screen readers announce both, but not every character in between. Renders a `<p>` and a polite live region.
 */
export function FieldLimit({ id, length, maxLength }: FieldLimitProps): ReactNode {
  const messages = useMessages(fields);
  const remaining = maxLength - length;
  const full = remaining <= 0 ? messages.textIsFull(maxLength) : undefined;
  return (
    <>
      {id && (
        <p className="td-field__limit" id={id}>
          {full ?? messages.textRemaining(remaining)}
        </p>
      )}
      <output className="td-visually-hidden">{id && (full ?? messages.textNearlyFull(maxLength))}</output>
    </>
  );
}
