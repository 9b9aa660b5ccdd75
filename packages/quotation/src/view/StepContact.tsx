import { Checkbox, Dropdown, Input } from "@travel-design/ui";
import type { ReactNode } from "react";
import { laterStepMessages } from "../later-step-messages.ts";
import { messages } from "../messages.ts";
import { countries } from "../model/countries.ts";
import { isDutchAddress } from "../model/rules.ts";
import { isVisible } from "../model/validate.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { Letter } from "./Letter.tsx";
import { useAdvice } from "./use-advice.ts";
import { useCheckbox } from "./use-choice.ts";
import { useTextField } from "./use-field.ts";

const { hints } = laterStepMessages;

/** Step 3: how to reach the visitor. */
export function StepContact(): ReactNode {
  useAdvice();
  const { privacyUrl } = useForm().settings;
  const sources = useQuotation(({ options }) => options.customerSources ?? []);
  const showsCountry = useQuotation((state) => isVisible("country", state));
  const isDutch = useQuotation(isDutchAddress);
  const needsExplanation = useQuotation((state) => isVisible("alternativeSource", state));
  return (
    <div className="td-quotation__fields">
      <div className="td-quotation__pair">
        <Input {...useTextField("email")} type="email" spellCheck={false} />
        <Input {...useTextField("phoneNumber", hints.phoneNumber)} type="tel" />
      </div>
      {showsCountry && <Country />}
      <Input {...useTextField("street")} />
      <div className="td-quotation__pair">
        <Input {...useTextField("postalCode", isDutch ? hints.postalCode : undefined)} spellCheck={false} />
        <Input {...useTextField("city")} />
      </div>
      <Dropdown
        {...useTextField("customerSource")}
        options={sources}
        placeholder={laterStepMessages.placeholders.customerSource}
      />
      {needsExplanation && <Explanation />}
      <Checkbox {...useCheckbox("newsletter")} label={messages.labels.newsletter} />
      <Checkbox
        {...useCheckbox("privacyPolicy")}
        label={messages.labels.privacyPolicy}
        link={privacyUrl}
        linkLabel={messages.privacyLink}
      />
      <Letter />
    </div>
  );
}

function Country(): ReactNode {
  return <Dropdown {...useTextField("country")} options={countries} />;
}

function Explanation(): ReactNode {
  return <Input {...useTextField("alternativeSource")} />;
}
