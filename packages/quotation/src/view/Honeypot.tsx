import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

/** Neither name nor label mean anything to programs that fill in forms for visitors. */
const fieldName = "tdNote";

/** A field that people neither see nor reach; only a program fills it in. Renders a `<div>` outside the viewport. */
export function Honeypot(): ReactNode {
  return (
    <div className="td-quotation__honeypot" aria-hidden="true">
      <label>
        {useForm().messages.honeypot}
        <input type="text" name={fieldName} tabIndex={-1} autoComplete="off" data-lpignore="true" data-1p-ignore="" />
      </label>
    </div>
  );
}

/** The content of the honeypot of a form; empty for a visitor. */
export function readHoneypot(form: HTMLFormElement): string {
  const content = new FormData(form).get(fieldName);
  return typeof content === "string" ? content : "";
}
