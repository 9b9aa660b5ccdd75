import type { Defect } from "./defect.ts";

/** Defects of different kinds; the model test must find each. */
export const requestFormDefects: readonly Defect[] = [
  {
    title: "a double activation moves two steps on",
    file: "store/reduce.ts",
    right: "if (isDoubleActivation(event.at, state)) return state;",
    wrong: "",
  },
  {
    title: "the last submit validates only the last step",
    file: "store/reduce.ts",
    right: "const invalidStep = firstInvalidStep(state);",
    wrong: "const invalidStep = hasErrors(validateStep(stepCount, state)) ? stepCount : undefined;",
  },
  {
    title: "the key is replaced although the answers are unchanged",
    file: "store/effects/submit-request.ts",
    right: "if (earlier) return earlier;",
    wrong: "",
  },
  {
    title: "the key stays although the answers have changed",
    file: "store/effects/submission.ts",
    right: "isOutdated || isKeyDiscarded",
    wrong: "isKeyDiscarded",
  },
  {
    title: "a reset form has no key",
    file: "store/effects/submission.ts",
    right: ' || event.type === "reset"',
    wrong: "",
  },
  {
    title: "a reload loses the attempts",
    file: "store/draft.ts",
    right: "parseList(stored.attempts).filter(isAttempt)",
    wrong: "[]",
  },
  {
    title: "the draft is saved before it is restored",
    file: "store/quotation-store.ts",
    right: "const draft = readDraft(",
    wrong: "draftStorageOf(ports, settings)?.clear();\n      const draft = readDraft(",
  },
  {
    title: "erased answers stay in the draft",
    file: "store/effects/draft-storage.ts",
    right: 'if (after.phase.name === "submitted" || isUntouched(after.values)) {',
    wrong:
      'if (after.phase.name !== "submitted" && isUntouched(after.values)) return;\n    if (after.phase.name === "submitted") {',
  },
  {
    title: "a token that never arrives leaves the form busy",
    file: "store/effects/start-tokens.ts",
    right: "await withTimeout(clock, () => ports.startSubmission(key))",
    wrong: "await ports.startSubmission(key)",
  },
  {
    title: "a token is submitted before the server accepts it",
    file: "store/effects/start-tokens.ts",
    right: "await wait(clock, token.receivedAt + age.min - clock.now());",
    wrong: "",
  },
  {
    title: "an expired token is submitted",
    file: "store/effects/start-tokens.ts",
    right: "return start?.key === key && isFresh(start, clock.now()) ? start : undefined;",
    wrong: "return start?.key === key ? start : undefined;",
  },
  {
    title: "a step change is not announced",
    file: "store/effects/announcements.ts",
    right: "if (isStepChange) announce(stepChange",
    wrong: 'if (isStepChange && event.type !== "historyMoved") announce(stepChange',
  },
  {
    title: "a fixed field is not announced",
    file: "store/effects/announcements.ts",
    right: "    announceFixes(announce, before, after);\n",
    wrong: "",
  },
  {
    title: "a source that is not listed clears the wishes",
    file: "model/destination.ts",
    right: 'customerSource: "" };',
    wrong: 'customerSource: "", wishes: "" };',
  },
  {
    title: "leaving step 2 clears a destination that is not listed",
    file: "model/destination.ts",
    right: "customDestination: custom, destinationLabel",
    wrong: 'customDestination: "", destinationLabel',
  },
  {
    title: "leaving step 2 clears known dates",
    file: "model/destination.ts",
    right: '  if (normalized.datesChoice === "known") return normalized;\n',
    wrong: "",
  },
  {
    title: "Back validates",
    file: "store/reduce.ts",
    right: "isBusy(state) || state.step === 1 ? state : showStep(state, previousStep(state.step));",
    wrong:
      "isBusy(state) || state.step === 1 || hasErrors(validateStep(state.step, state)) ? state : showStep(state, previousStep(state.step));",
  },
  {
    title: "the browser's Forward skips validation",
    file: "store/reduce.ts",
    right: "  return moveOn(state);\n}\n\nfunction readOptions",
    wrong: "  return showStep(state, step === 3 ? 3 : 2);\n}\n\nfunction readOptions",
  },
  {
    title: "a link replaces the visitor's destination",
    file: "store/requested-destination.ts",
    right:
      'const isUnanswered = destinationChoice === "known" ? destinationOf(values) === "" : destinationChoice === "";',
    wrong: "const isUnanswered = true;",
  },
  {
    title: "a link replaces the answer that the visitor does not know yet",
    file: "store/requested-destination.ts",
    right: 'origin === "choice" && (destinationOrigin === "choice" || destinationChoice === "unknown")',
    wrong: 'destinationOrigin === "choice" || destinationChoice === "unknown"',
  },
  {
    title: "a destination is offered that the form holds",
    file: "store/requested-destination.ts",
    right: "if (isChosen(option, state)) return { ...handled, offeredDestination: undefined };",
    wrong: "",
  },
  {
    title: "a draft forgets who filled in the destination",
    file: "store/draft.ts",
    right: 'origins.find((origin) => origin === stored.destinationOrigin) ?? "visitor"',
    wrong: '"link"',
  },
  {
    title: "a step is shown without its fields",
    file: "store/reduce.ts",
    right: "if (state.hasLaterSteps) return showStep(state, step);",
    wrong: "return showStep(state, step);",
  },
  {
    title: "a step that was waited for is not validated again",
    file: "store/reduce.ts",
    right: "  return moveOn(loaded);\n",
    wrong: "  return showStep(loaded, step);\n",
  },
  {
    title: "what is typed while a step is fetched is lost",
    file: "store/reduce.ts",
    right: "return isSubmitting(state) ? state : change(state, event);",
    wrong: "return isBusy(state) ? state : change(state, event);",
  },
  {
    title: "a step that cannot be fetched leaves the form busy",
    file: "store/effects/later-steps.ts",
    right: "else fail();",
    wrong: "",
  },
  {
    title: "the errors of a step that was waited for are not announced",
    file: "store/effects/announcements.ts",
    right: '  "laterStepsLoaded",\n',
    wrong: "",
  },
  {
    title: "a rejection discards a key under which an earlier try may have been stored",
    file: "store/attempts.ts",
    right: "latest.mayBeStored ? [{ ...latest, mayBeStored: false }, ...others] : others",
    wrong: "others",
  },
  {
    title: "a rejected token is submitted again",
    file: "store/attempts.ts",
    right: "return { attempts: remaining, start: undefined };",
    wrong: "return { attempts: remaining, start };",
  },
  {
    title: "measurement contains what was typed",
    file: "store/effects/tracking.ts",
    right: "fields: invalidFields(submitErrors(after)) }",
    wrong: "fields: Object.values(after.values).map(String) }",
  },
];
