import { Button } from "@travel-design/ui";
import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

/** Replaces a step that could not be fetched. Renders a `<div>` with a retry button. */
export function MissingStep({ onRetry }: { onRetry: () => void }): ReactNode {
  const { messages } = useForm();
  return (
    <div className="td-quotation__missing">
      <p role="alert">{messages.missingStep}</p>
      <Button variant="outline" label={messages.retry} onClick={onRetry} />
    </div>
  );
}
