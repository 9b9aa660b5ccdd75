import { Button } from "@travel-design/ui";
import { retryLabel } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Replaces a step that could not be fetched. Renders a `<div>` with a retry button. */
export function MissingStep({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="td-quotation__missing">
      <p role="alert">{messages.missingStep}</p>
      <Button variant="outline" label={retryLabel} onClick={onRetry} />
    </div>
  );
}
