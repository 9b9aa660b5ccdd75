import { classNames, useSettings, useSharedRef } from "@travel-design/ui/parts";
import { useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { referenceIn, requestReferenceProperties } from "./request-reference-properties.ts";

/** Props of {@link RequestReference}; other props go to the `<p>`. */
export interface RequestReferenceProps extends Omit<ComponentProps<"p">, "children"> {
  /** The visible name. */
  label?: string | undefined;
  /** What the visitor can do with it. */
  note?: string | undefined;
  /** A query such as `?ts=…`; that of the page's address without it. */
  query?: string | undefined;
}

/** The reference of the request that led to the thank-you page. Renders a `<p>`, which is empty without a valid reference. */
export function RequestReference({ query, ...props }: RequestReferenceProps): ReactNode {
  const messages = useMessages(page);
  const [settings, { className, ref, ...native }] = useSettings("RequestReference", requestReferenceProperties, props);
  const root = useSharedRef(ref);
  const [reference, setReference] = useState("");
  // The server renders the page without its query.
  useEffect(
    () => setReference(referenceIn(query ?? root.current?.ownerDocument.defaultView?.location.search ?? "")),
    [root, query],
  );
  return (
    <p {...native} ref={root} className={classNames("td-block td-request-reference", className)}>
      {reference && (
        <>
          <span className="td-request-reference__label">
            {props.label ? settings.label : messages.requestReference}
          </span>{" "}
          <strong className="td-request-reference__value">{reference}</strong>
          {settings.note && <span className="td-request-reference__note"> {settings.note}</span>}
        </>
      )}
    </p>
  );
}
