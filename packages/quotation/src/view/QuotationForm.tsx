import { ErrorSummary, useWindowEvent } from "@travel-design/ui";
import { windowEventNames } from "@travel-design/ui/models";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { FormMessages, QuotationMessages } from "../messages.ts";
import { knownDestination } from "../model/destination.ts";
import { stepCount } from "../model/field.ts";
import { greetingOf } from "../model/greeting.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import { isBusy, submitErrors, type QuotationState } from "../store/quotation-state.ts";
import { errorItems } from "./error-items.ts";
import { afterPaint } from "./after-paint.ts";
import { awaitedErrorOf, errorMessageOf } from "./error-message.ts";
import { FormProvider } from "./form-context.ts";
import { createForm } from "./form-instance.ts";
import { Honeypot, readHoneypot } from "./Honeypot.tsx";
import { laterSteps } from "./later-steps-script.ts";
import { Offer } from "./Offer.tsx";
import { PhoneNumber } from "./PhoneNumber.tsx";
import { QuotationFrame } from "./QuotationFrame.tsx";
import { StepFields } from "./StepFields.tsx";
import { SubmittedMessage } from "./SubmittedMessage.tsx";
import { useActivationTime } from "./use-activation-time.ts";
import { useFocusMoves } from "./use-focus-moves.ts";
import { usePageTitle } from "./use-page-title.ts";
import { usePageVisits } from "./use-page-visits.ts";
import { useRestoredScroll } from "./use-restored-scroll.ts";
import { useSingleForm } from "./use-single-form.ts";
import "./QuotationForm.css";

/** Props of {@link QuotationForm}. They are read once, when the form starts. */
export interface QuotationFormProps {
  settings: QuotationSettings;
  ports: QuotationPorts;
  /** The texts that are not settings, such as `en`. By default Dutch. Texts of the controls come from `MessagesProvider`. */
  messages?: QuotationMessages;
}

/** Before the first paint a draft is restored. On the server there is none, and React warns of layout effects. */
const useEarlyEffect = typeof HTMLElement === "undefined" ? useEffect : useLayoutEffect;

/** A sentence about the destination that the first step does not ask for. */
function dreamOf(state: QuotationState, messages: FormMessages): string | undefined {
  const destination = state.options.destinations && knownDestination(state);
  return destination ? messages.dream(destination) : undefined;
}

function Notice({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="td-quotation__notice" role="status">
      {children}
    </p>
  );
}

/** The request for a quotation, in three steps. Renders a `<div>` around a {@link QuotationFrame}. */
export function QuotationForm({ settings: initialSettings, ports, messages: texts }: QuotationFormProps): ReactNode {
  const [form] = useState(() => createForm(ports, initialSettings, laterSteps, texts));
  const { settings, messages, dispatch } = form;
  const state = useStore(form.state);
  const { step, phase, isRestored } = state;
  const frame = useRef<HTMLElement>(null);
  const { title, progress, errors, failure } = useFocusMoves(state, frame, form.focusField);
  const { recordActivation, readActivation } = useActivationTime(ports.clock);
  const items = errorItems(submitErrors(state), messages.labels);
  const isLastStep = step === stepCount;

  useEarlyEffect(() => form.start(), [form]);
  useSingleForm(form, ports.log);
  usePageVisits(form);
  useRestoredScroll(form);
  useWindowEvent(progress, windowEventNames.stepRequested, form.announceState);
  useWindowEvent(progress, windowEventNames.specialistChange, (found) =>
    dispatch({ type: "specialistFound", ...found }),
  );
  usePageTitle(ports.pageTitle, state, settings.brand, messages);
  useEffect(
    () => afterPaint(form.element(), () => dispatch({ type: "stepShown", step, at: ports.clock.now() })),
    [form, dispatch, ports, step],
  );

  if (phase.name === "submitted" && !phase.isRedirecting) {
    return (
      <div className="td-quotation" ref={(element) => form.attach(element)}>
        <SubmittedMessage>{settings.inlineMessage}</SubmittedMessage>
      </div>
    );
  }
  return (
    <div
      className="td-quotation"
      ref={(element) => form.attach(element)}
      onFocus={form.prepareLaterSteps}
      onClickCapture={recordActivation}
    >
      <FormProvider value={form}>
        <p className="td-quotation__progress" ref={progress} tabIndex={-1}>
          {messages.progress(step, stepCount)}
        </p>
        <QuotationFrame
          // Created for each step: elements that stay would move.
          key={step}
          ref={frame}
          loading={isBusy(state)}
          loadingStatus={phase.name === "loadingStep" ? messages.loadingStep : messages.submitting}
          errorMessage={errorMessageOf(phase, messages)}
          awaitedError={awaitedErrorOf(phase, messages)}
          {...settings[`step${step}`]}
          {...(step > 1 && greetingOf(state, settings.greetingForms))}
          messages={messages}
          placeholderButton={phase.name === "stepMissing" ? messages.retry : messages.submit[step]}
          hideGoBackButton={settings.hideGoBackButton || step === 1}
          titleRef={title}
          errorRef={failure}
          summary={
            items.length > 0 && (
              <ErrorSummary ref={errors} heading={messages.errorSummary} items={items} onSelect={form.focusField} />
            )
          }
          footer={
            <>
              {/* Arrives with the list of destinations. Above the fields it would move them. */}
              {step === 1 && <Notice>{dreamOf(state, messages)}</Notice>}
              {isLastStep && settings.phoneNumber && <PhoneNumber>{settings.phoneNumber}</PhoneNumber>}
            </>
          }
          onSubmit={(element) =>
            dispatch({ type: "nextRequested", at: readActivation(), honeypot: readHoneypot(element) })
          }
          onNavigateBack={form.goBack}
        >
          <Notice>{isRestored && messages.restored}</Notice>
          <p className="td-quotation__note">{messages.requiredNote}</p>
          <StepFields step={step} />
          {/* A failed submission empties it: it may be why the server rejected the request. */}
          <Honeypot key={phase.name === "failed" ? "emptied" : "initial"} />
          <Offer />
        </QuotationFrame>
      </FormProvider>
    </div>
  );
}
