import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import type { TitleProps } from "../parts/title-properties.ts";
import { itineraryProperties } from "./itinerary-properties.ts";

/** A day of an {@link Itinerary}, or a few days together. */
export interface ItineraryDay {
  /** When: `Dag 4`, `Dag 4 tot en met 6`. */
  day: string;
  title: string;
  text?: string | undefined;
}

/** Props of {@link Itinerary}; other props go to the `<div>`. */
export interface ItineraryProps extends TitleProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** The days, their JSON text, or a text with a line per day: `Dag 4 | Naar de fjord | Met de boot van tien uur.` */
  days?: readonly ItineraryDay[] | string | undefined;
}

/** A trip or a part of it, day by day. Renders a `<div>`, or nothing without days. */
export function Itinerary(props: ItineraryProps): ReactNode {
  const [{ title, level, days }, { className, ...native }] = useSettings("Itinerary", itineraryProperties, props);
  const DayTitle = level === 2 ? "h3" : "h4";
  if (days.length === 0) return null;
  return (
    <div {...native} className={classNames("td-block td-itinerary", className)}>
      <Heading title={title} level={level} />
      <ol className="td-itinerary__days">
        {days.map((day, index) => (
          <li key={index} className="td-itinerary__day">
            <p className="td-itinerary__label">{day.day}</p>
            <DayTitle className="td-itinerary__title">{day.title}</DayTitle>
            {day.text && <p className="td-itinerary__text">{day.text}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
