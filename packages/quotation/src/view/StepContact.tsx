import { Checkbox, Dropdown, Input } from "@travel-design/ui";
import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import { fields } from "../model/fields.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { useBox, useTextField } from "./use-field.ts";

/** Step 3: how to reach the visitor. */
export function StepContact(): ReactNode {
  const { privacyUrl } = useForm();
  const sources = useQuotation(({ options }) => options.customerSources ?? []);
  const needsExplanation = useQuotation((state) => fields.alternativeSource.isShown?.(state) ?? true);
  return (
    <div className="td-quotation__fields">
      <div className="td-quotation__pair">
        <Input {...useTextField("email")} type="email" spellCheck={false} />
        <Input {...useTextField("phoneNumber")} type="tel" />
      </div>
      <Input {...useTextField("street")} />
      <div className="td-quotation__pair">
        <Input {...useTextField("postalCode")} spellCheck={false} />
        <Input {...useTextField("city")} />
      </div>
      <Dropdown
        {...useTextField("customerSource")}
        options={sources}
        placeholder={messages.placeholders.customerSource}
      />
      {needsExplanation && <Explanation />}
      <Checkbox {...useBox("newsletter")} label={messages.labels.newsletter} />
      <Checkbox
        {...useBox("privacyPolicy")}
        label={messages.labels.privacyPolicy}
        link={privacyUrl}
        linkLabel={messages.privacyLink}
      />
    </div>
  );
}

function Explanation(): ReactNode {
  return <Input {...useTextField("alternativeSource")} />;
}
