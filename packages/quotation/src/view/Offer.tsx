import { Button } from "@travel-design/ui";
import type { ReactNode } from "react";
import { useForm, useQuotation } from "./form-context.ts";

/** Offers the destination that a link or a choice on the page named, where the visitor's own is another. Renders a `<div>`, or nothing. */
export function Offer(): ReactNode {
  const { dispatch, messages } = useForm();
  const label = useQuotation(({ offeredDestination }) => offeredDestination?.label);
  const accept = (): void => dispatch({ type: "offerAccepted" });
  return (
    label && (
      <div>
        <Button variant="outline" size="sm" label={messages.changeDestination(label)} onClick={accept} />
      </div>
    )
  );
}
