import { Checkbox, Dropdown, Input } from "@travel-design/ui";
import type { ReactNode } from "react";
import { countries } from "../model/countries.ts";
import { isDutchAddress } from "../model/rules.ts";
import { isVisible } from "../model/validate.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { Letter } from "./Letter.tsx";
import { useCheckbox } from "./use-choice.ts";
import { useTextField } from "./use-field.ts";
import { useLaterStepMessages } from "./use-later-step-messages.ts";

/** Step 3: how to reach the visitor. */
export function StepContact(): ReactNode {
  const { settings, messages } = useForm();
  const { hints, placeholders } = useLaterStepMessages();
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
      <Dropdown {...useTextField("customerSource")} options={sources} placeholder={placeholders.customerSource} />
      {needsExplanation && <Explanation />}
      <Checkbox {...useCheckbox("newsletter")} label={messages.labels.newsletter} />
      <Checkbox
        {...useCheckbox("privacyPolicy")}
        label={messages.privacyConsent}
        link={settings.privacyUrl}
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
