import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import type { TitleProps } from "../parts/title-properties.ts";
import { faqProperties } from "./faq-properties.ts";

/** A question with its answer, in plain text. */
export interface FaqQuestion {
  question: string;
  answer: string;
}

/** Props of {@link Faq}; other props go to the `<div>`. */
export interface FaqProps extends TitleProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** The questions, their JSON text, or a text with a line each: `Kan ik wijzigen? | Ja, tot zes weken voor vertrek.` */
  questions?: readonly FaqQuestion[] | string | undefined;
}

/** Frequently asked questions whose answers open without JavaScript. Renders a `<div>`, or nothing without questions. */
export function Faq(props: FaqProps): ReactNode {
  const [{ title, level, questions }, { className, ...native }] = useSettings("Faq", faqProperties, props);
  if (questions.length === 0) return null;
  return (
    <div {...native} className={classNames("td-block td-faq", className)}>
      <Heading title={title} level={level} />
      {questions.map(({ question, answer }, index) => (
        <details key={index} className="td-faq__item">
          <summary className="td-faq__question">{question}</summary>
          <p className="td-faq__answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
