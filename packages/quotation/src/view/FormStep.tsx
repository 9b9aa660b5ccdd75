import { ErrorSummary } from "@travel-design/ui";
import { memo, useLayoutEffect, type ReactNode, type RefObject } from "react";
import { useStore } from "zustand";
import { knownDestination } from "../model/destination.ts";
import { stepCount, type Step } from "../model/field.ts";
import { greetingOf } from "../model/greeting.ts";
import { isBusy, submitErrors } from "../store/quotation-state.ts";
import { errorItems } from "./error-items.ts";
import { awaitedErrorOf, errorMessageOf } from "./error-message.ts";
import { useForm } from "./form-context.ts";
import { Honeypot, readHoneypot } from "./Honeypot.tsx";
import { laterSteps } from "#later-steps";
import { Offer } from "./Offer.tsx";
import { QuotationFrame } from "./QuotationFrame.tsx";
import { StepFields } from "./StepFields.tsx";
import { useFocusMoves } from "./use-focus-moves.ts";

function Notice({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="td-quotation__notice" role="status">
      {children}
    </p>
  );
}

interface FormStepProps {
  step: Step;
  /** Not read: its change renders the frame of a step that is shown again, because a hidden step follows no change of the state. */
  isShown: boolean;
  /** The line that counts the steps. */
  progress: RefObject<HTMLElement | null>;
}

/** A step of the request. Renders a {@link QuotationFrame}. */
export const FormStep = memo(function FormStep({ step, progress }: FormStepProps): ReactNode {
  const { settings, messages, dispatch, focusField, goBack, readActivation, start, state: store } = useForm();
  const state = useStore(store);
  const { phase, isRestored } = state;
  const script = laterSteps.loaded();
  const destination = state.options.destinations && knownDestination(state);
  // Before the first paint, so that a draft is restored, and after the effects of the fields, which read what was typed before the script
  // arrived.
  useLayoutEffect(start, [start]);
  const { frame, title, errors, failure } = useFocusMoves(state, progress, focusField);
  const items = errorItems(submitErrors(state), messages.labels);
  return (
    <QuotationFrame
      ref={frame}
      loading={isBusy(state)}
      loadingStatus={phase.name === "loadingStep" ? messages.loadingStep : undefined}
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
          <ErrorSummary ref={errors} heading={messages.errorSummary} items={items} onSelect={focusField} />
        )
      }
      footer={
        // Names the destination that the first step does not ask for. It arrives with the list. Above the fields it would move them.
        step === 1 ? (
          <Notice>{destination && messages.dream(destination)}</Notice>
        ) : (
          step === stepCount && script && <script.PhoneNumber />
        )
      }
      onSubmit={(element) => dispatch({ type: "nextRequested", at: readActivation(), honeypot: readHoneypot(element) })}
      onNavigateBack={goBack}
    >
      <Notice>{isRestored && messages.restored}</Notice>
      <p className="td-quotation__note">{messages.requiredNote}</p>
      <StepFields step={step} />
      {/* A failed submission empties it: it may be why the server rejected the request. */}
      <Honeypot key={phase.name === "failed" ? "emptied" : "initial"} />
      <Offer />
    </QuotationFrame>
  );
});
