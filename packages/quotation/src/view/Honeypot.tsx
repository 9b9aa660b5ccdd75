import type { ReactNode } from "react";
import { messages } from "../messages.ts";

const fieldName = "website";

/** A field that people neither see nor reach; what fills it in is no visitor. Renders a `<div>` outside the view. */
export function Honeypot(): ReactNode {
  return (
    <div className="td-quotation__website" aria-hidden="true">
      <label>
        {messages.honeypot}
        <input type="text" name={fieldName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What stands in the honeypot of a form; empty for a visitor. */
export function readHoneypot(form: HTMLFormElement): string {
  const content = new FormData(form).get(fieldName);
  return typeof content === "string" ? content : "";
}
