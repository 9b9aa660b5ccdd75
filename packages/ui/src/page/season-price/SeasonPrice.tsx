import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "../../controls/visually-hidden/index.ts";
import { classNames } from "../../internal/class-names.ts";
import * as messages from "../../messages/index.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { Heading } from "../heading/index.ts";
import type { TitleProps } from "../title-properties.ts";
import { seasonPriceProperties, type SeasonMark } from "./season-price-properties.ts";

/** Props of {@link SeasonPrice}; other props go to the `<div>`. */
export interface SeasonPriceProps extends TitleProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A mark per month, or a text of twelve signs: `*` best, `+` good, `-` less suitable. */
  months?: readonly SeasonMark[] | string | undefined;
  bestLabel?: string | undefined;
  goodLabel?: string | undefined;
  lessLabel?: string | undefined;
  /** In whole euros. */
  priceFrom?: number | string | undefined;
  /** What the price is for: `per persoon`. */
  priceUnit?: string | undefined;
  /** What the price includes, or another remark. */
  note?: string | undefined;
}

const markOrder = ["best", "good", "less"] as const;

/** In which months to travel, and from which price. Renders a `<div>`, or nothing without months, price and note. */
export function SeasonPrice(props: SeasonPriceProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("SeasonPrice", seasonPriceProperties, props);
  const { title, level, months, bestLabel, goodLabel, lessLabel, priceFrom, priceUnit, note } = settings;
  const labels = { best: bestLabel, good: goodLabel, less: lessLabel };
  if (months.length === 0 && priceFrom === undefined && !note) return null;
  return (
    <div {...native} className={classNames("td-season-price", className)}>
      <Heading title={title} level={level} />
      {months.length > 0 && (
        <>
          <ol className="td-season-price__months">
            {messages.months.map((month, index) => {
              const mark = months[index] ?? "less";
              return (
                <li key={month} className="td-season-price__month">
                  <span className="td-season-price__mark" data-mark={mark} />
                  <span aria-hidden="true">{messages.shortMonth(month)}</span>
                  <VisuallyHidden>{`${month}: ${labels[mark]}`}</VisuallyHidden>
                </li>
              );
            })}
          </ol>
          <p className="td-season-price__legend" aria-hidden="true">
            {markOrder
              .filter((mark) => months.includes(mark))
              .map((mark) => (
                <span key={mark} className="td-season-price__label">
                  <span className="td-season-price__mark" data-mark={mark} />
                  {labels[mark]}
                </span>
              ))}
          </p>
        </>
      )}
      {priceFrom !== undefined && (
        <p className="td-season-price__price">
          {messages.from} <strong className="td-season-price__amount">{messages.euros(priceFrom)}</strong> {priceUnit}
        </p>
      )}
      {note && <p className="td-season-price__note">{note}</p>}
    </div>
  );
}
