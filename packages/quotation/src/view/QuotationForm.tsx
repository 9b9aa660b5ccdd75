import { ErrorSummary, useWindowEvent } from "@travel-design/ui";
import { windowEventNames } from "@travel-design/ui/models";
import { Fragment, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { messages } from "../messages.ts";
import { stepCount } from "../model/fields.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import { errorItems } from "./error-items.ts";
import { FormProvider } from "./form-context.ts";
import { createForm } from "./form-instance.ts";
import { Honeypot, readHoneypot } from "./Honeypot.tsx";
import { pageTitleOf } from "./page-title.ts";
import { QuotationContainer } from "./QuotationContainer.tsx";
import { SentMessage } from "./SentMessage.tsx";
import { fetchLaterSteps, useStepView } from "./step-views.tsx";
import { useReturn } from "./use-return.ts";
import { useMovingFocus } from "./use-moving-focus.ts";
import "./QuotationForm.css";

/** Props of {@link QuotationForm}. Both are read once, when the form begins. */
export interface QuotationFormProps {
  settings: QuotationSettings;
  ports: QuotationPorts;
}

/** The server draws no layout: there the effect that restores a draft before the first paint has nothing to do. */
const useEarlyEffect = typeof HTMLElement === "undefined" ? useEffect : useLayoutEffect;

/** The request for a quotation, in three steps. Renders a `<div>` around a {@link QuotationContainer}. */
export function QuotationForm({ settings, ports }: QuotationFormProps): ReactNode {
  const [form] = useState(() => createForm(ports, settings));
  const state = useStore(form.state);
  const { title, progress, summary, error } = useMovingFocus(state);
  const { step, values, errors, sent } = state;
  const pageTitle = pageTitleOf(state, settings.brand);
  const items = errorItems(errors);
  const stepView = useStepView(step, ports.log);
  const prepare = (): void => void fetchLaterSteps(ports.log);

  useEarlyEffect(() => form.start(), [form]);
  useReturn(form);
  useWindowEvent(progress, windowEventNames.stepAsked, form.tellStep);
  useEffect(() => ports.pageTitle(pageTitle), [ports, pageTitle]);

  return (
    <div className="td-quotation" ref={(element) => form.attach(element)} onFocus={prepare}>
      {sent ? (
        <SentMessage>{settings.inlineMessage}</SentMessage>
      ) : (
        <FormProvider value={form}>
          <p className="td-quotation__progress" ref={progress} tabIndex={-1}>
            {messages.progress(step, stepCount)}
          </p>
          <QuotationContainer
            {...settings[`step${step}`]}
            {...(step > 1 && { salutation: values.salutation, lastName: values.lastName.trim() })}
            placeholderButton={messages.submit[step]}
            hideGoBackButton={settings.hideGoBackButton || step === 1}
            titleRef={title}
            errorRef={error}
            onSubmit={(element) => form.submit(readHoneypot(element))}
            onNavigateBack={form.goBack}
          >
            {items.length > 0 && (
              <ErrorSummary ref={summary} heading={messages.errorSummary} items={items} onSelect={form.focusField} />
            )}
            <p className="td-quotation__note">{messages.requiredNote}</p>
            <Fragment key={step}>{stepView}</Fragment>
            <Honeypot />
          </QuotationContainer>
        </FormProvider>
      )}
    </div>
  );
}
