import { VisuallyHidden } from "@travel-design/ui";
import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { Heading } from "../heading/Heading.tsx";
import type { TitleProps } from "../parts/title-properties.ts";
import { seasonPriceProperties } from "./season-price-properties.ts";

/** Props of {@link SeasonPrice}; other props go to the `<div>`. */
export interface SeasonPriceProps extends TitleProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A sign per month from January to December: `*` best, `+` good, `-` less suitable. */
  months?: string | undefined;
  /** What the legend calls the best months. */
  bestLabel?: string | undefined;
  /** What the legend calls good months. */
  goodLabel?: string | undefined;
  /** What the legend calls less suitable months. */
  lessLabel?: string | undefined;
  /** In whole euros. */
  priceFrom?: number | string | undefined;
  /** What the price is for: `per persoon`. */
  priceUnit?: string | undefined;
  /** What the price includes, or another remark. */
  note?: string | undefined;
}

/** In which months to travel, and from which price. Renders a `<div>`, or nothing without months, price and note. */
export function SeasonPrice(props: SeasonPriceProps): ReactNode {
  const messages = useMessages(page);
  const [settings, { className, ...native }] = useSettings("SeasonPrice", seasonPriceProperties, props);
  const { title, level, months, bestLabel, goodLabel, lessLabel, priceFrom, priceUnit, note } = settings;
  const marks = [
    { sign: "*", mark: "best", label: props.bestLabel ? bestLabel : messages.bestTime },
    { sign: "+", mark: "good", label: props.goodLabel ? goodLabel : messages.goodTime },
    { sign: "-", mark: "less", label: props.lessLabel ? lessLabel : messages.lessSuitable },
  ];
  if (!months && priceFrom === undefined && !note) return null;
  return (
    <div {...native} className={classNames("td-block td-season-price", className)}>
      <Heading title={title} level={level} />
      {months && (
        <>
          <ol className="td-season-price__months">
            {[...months].map((monthSign, index) => {
              const found = marks.find(({ sign }) => sign === monthSign);
              return (
                <li key={index} className="td-season-price__month">
                  <span className="td-season-price__mark" data-mark={found?.mark} />
                  <span aria-hidden="true">{messages.monthName(index, "short")}</span>
                  <VisuallyHidden>{`${messages.monthName(index, "long")}: ${found?.label}`}</VisuallyHidden>
                </li>
              );
            })}
          </ol>
          <p className="td-season-price__legend" aria-hidden="true">
            {marks
              .filter(({ sign }) => months.includes(sign))
              .map(({ mark, label }) => (
                <span key={mark} className="td-season-price__label">
                  <span className="td-season-price__mark" data-mark={mark} />
                  {label}
                </span>
              ))}
          </p>
        </>
      )}
      {priceFrom !== undefined && (
        <p className="td-season-price__price">
          {messages.from} <strong className="td-season-price__amount">{messages.euros(priceFrom)}</strong>{" "}
          {props.priceUnit === undefined ? messages.perPerson : priceUnit}
        </p>
      )}
      {note && <p className="td-season-price__note">{note}</p>}
    </div>
  );
}
