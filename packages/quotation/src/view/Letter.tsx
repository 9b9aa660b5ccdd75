import { useId, type ReactNode } from "react";
import { letterOf, type LetterAnswer } from "../model/letter.ts";
import { useForm, useQuotation } from "./form-context.ts";
import { useLaterStepMessages } from "./use-later-step-messages.ts";

/** The answers as a letter, each with a link to its field. Renders a `<section>`. */
export function Letter(): ReactNode {
  const titleId = useId();
  const { letter } = useLaterStepMessages();
  const state = useQuotation((current) => current);
  return (
    <section className="td-quotation-letter" aria-labelledby={titleId}>
      <h3 className="td-quotation-letter__title" id={titleId}>
        {letter.title}
      </h3>
      <p className="td-quotation-letter__text">
        {letterOf(state, letter).map((part, index) =>
          typeof part === "string" ? part : <Answer key={index} {...part} />,
        )}
      </p>
    </section>
  );
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
