import { Dropdown, Input } from "@travel-design/ui";
import type { ReactNode } from "react";
import { splitOptions } from "../model/split-options.ts";
import { useForm } from "./form-context.ts";
import { useTextField } from "./use-field.ts";

/** Step 1: the visitor. */
export function StepPersonal(): ReactNode {
  const { settings, messages } = useForm();
  return (
    <div className="td-quotation__fields">
      <Dropdown
        {...useTextField("salutation")}
        options={splitOptions(settings.salutations)}
        placeholder={messages.placeholders.salutation}
      />
      <div className="td-quotation__pair">
        <Input {...useTextField("firstName")} spellCheck={false} translate="no" />
        <Input {...useTextField("lastName")} spellCheck={false} translate="no" />
      </div>
    </div>
  );
}
