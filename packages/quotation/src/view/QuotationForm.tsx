import { useWindowEvent } from "@travel-design/ui";
import { windowEventNames } from "@travel-design/ui/models";
import { Activity, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { QuotationMessages } from "../messages.ts";
import { stepCount, steps } from "../model/field.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import { afterPaint } from "./after-paint.ts";
import { FormProvider } from "./form-context.ts";
import { createForm } from "./form-instance.ts";
import { FormStep } from "./FormStep.tsx";
import { laterSteps } from "#later-steps";
import { SubmittedMessage } from "./SubmittedMessage.tsx";
import { usePageTitle } from "./use-page-title.ts";
import { usePageVisits } from "./use-page-visits.ts";
import { useRestoredScroll } from "./use-restored-scroll.ts";
import { useSingleForm } from "./use-single-form.ts";

/** Props of {@link QuotationForm}. They are read once, when the form starts. */
export interface QuotationFormProps {
  /** Texts and choices of the form, as a builder sets them. */
  settings: QuotationSettings;
  /** What the form needs from its host: sending, reading lists, navigation, a clock. */
  ports: QuotationPorts;
  /** The texts that are not settings, such as `en`. By default Dutch. Texts of the controls come from `MessagesProvider`. */
  messages?: QuotationMessages;
}

/** The request for a quotation, in three steps. Renders a `<div>`. */
export function QuotationForm({ settings: initialSettings, ports, messages: texts }: QuotationFormProps): ReactNode {
  const [form] = useState(() => createForm(ports, initialSettings, laterSteps, texts));
  const { settings, messages, dispatch } = form;
  const state = useStore(form.state);
  const { step, phase, isRestored } = state;
  const progress = useRef<HTMLParagraphElement>(null);

  // The step starts it: in a page of the server React hydrates the step after this component. It stops before another form starts.
  useLayoutEffect(() => form.stop, [form]);
  useSingleForm(form, ports.log);
  usePageVisits(form);
  useRestoredScroll(form, isRestored);
  useWindowEvent(progress, windowEventNames.stepRequested, form.announceState);
  useWindowEvent(progress, windowEventNames.specialistChange, (found) =>
    dispatch({ type: "specialistFound", ...found }),
  );
  usePageTitle(ports.pageTitle, state, settings.brand, messages);
  useEffect(
    () => afterPaint(form.element(), () => dispatch({ type: "stepShown", step, at: ports.clock.now() })),
    [form, dispatch, ports, step],
  );

  if (phase.name === "submitted" && !phase.isRedirecting)
    return (
      <div className="td-quotation" ref={(element) => form.attach(element)}>
        <SubmittedMessage>{settings.inlineMessage}</SubmittedMessage>
      </div>
    );
  return (
    <div
      className="td-quotation"
      ref={(element) => form.attach(element)}
      onFocus={form.prepareLaterSteps}
      onClickCapture={form.recordActivation}
    >
      <FormProvider value={form}>
        <p className="td-quotation__progress" ref={progress} tabIndex={-1}>
          {messages.progress(step, stepCount)}
        </p>
        {/* The other steps are rendered when the browser is idle, so that a change of step only has to show one. */}
        {steps.slice(0, state.hasLaterSteps ? stepCount : 1).map((each) => (
          <Activity key={each} mode={each === step ? "visible" : "hidden"}>
            <FormStep step={each} isShown={each === step} progress={progress} />
          </Activity>
        ))}
      </FormProvider>
    </div>
  );
}
