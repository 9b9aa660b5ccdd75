import { useId, useMemo, type ReactNode } from "react";
import { letterOf, type LetterAnswer, type LetterPart } from "../model/letter.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { useLaterStepMessages } from "./use-later-step-messages.ts";
import "./Letter.css";

/** The answers as a letter, each with a link to its field. Renders a `<section>`. */
export function Letter(): ReactNode {
  const titleId = useId();
  const { letter } = useLaterStepMessages();
  const parts = useAnswers();
  return (
    <section className="td-quotation-letter" aria-labelledby={titleId}>
      <h3 className="td-quotation-letter__title" id={titleId}>
        {letter.title}
      </h3>
      <p className="td-quotation-letter__text">
        {parts.map((part, index) => (typeof part === "string" ? part : <Answer key={index} {...part} />))}
      </p>
    </section>
  );
}

/** Not computed per key press: the step in which the letter is shown changes none of its answers, but the lists and an offer may. */
function useAnswers(): LetterPart[] {
  const { state } = useForm();
  const { letter } = useLaterStepMessages();
  const options = useQuotation((current) => current.options);
  const destination = useQuotation(({ values }) => values.destinationLabel);
  return useMemo(() => {
    const current = state.getState();
    return letterOf({ ...current, options, values: { ...current.values, destinationLabel: destination } }, letter);
  }, [state, options, destination, letter]);
}

function Answer({ name, text }: LetterAnswer): ReactNode {
  const { dispatch } = useForm();
  const { letter } = useLaterStepMessages();
  return (
    <a
      className="td-quotation-letter__answer"
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        dispatch({ type: "editRequested", name });
      }}
    >
      {text}
      <span className="td-visually-hidden">{letter.change}</span>
    </a>
  );
}
