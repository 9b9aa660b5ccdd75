import { image, link, paragraph, requiredString, rows, string } from "@travel-design/ui/internal";
import type { SettingsOf } from "@travel-design/ui/models";
import { useId, type ReactNode } from "react";
import { page } from "../messages/page.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { defineBlock } from "#define-block";
import { DestinationCard } from "../destination-card/DestinationCard.tsx";
import { texts } from "../parts/texts-property.ts";
import { months } from "../season-price/season-price-properties.ts";

/** The style sheet has a rule for each number of a kind. */
const maxKinds = 8;

const properties = {
  monthLabel: requiredString("Wanneer wilt u op reis?"),
  kindLabel: requiredString("Wat voor reis zoekt u?"),
  anyLabel: requiredString("Maakt niet uit"),
  destinations: rows({
    parts: {
      name: string(),
      text: paragraph(),
      address: link(),
      image: image(),
      imageAltText: string(),
      months: months(),
      kinds: texts(),
    },
    required: ["name", "address"],
  }),
};

type DestinationOverviewViewProps = SettingsOf<typeof properties>;

/** A group of radio buttons. Answers are numbered as the style sheet numbers months and kinds; number 0 is "any". */
function Filter({ label, type, answers }: { label: string; type: "month" | "kind"; answers: readonly string[] }) {
  const name = useId();
  return (
    <fieldset className="td-destination-overview__filter">
      <legend className="td-destination-overview__label">{label}</legend>
      {answers.map((answer, number) => (
        <label key={number} className="td-destination-overview__choice">
          <input
            className="td-destination-overview__radio"
            type="radio"
            name={name}
            defaultChecked={number === 0}
            {...{ [`data-${type}`]: number }}
          />
          <span className="td-destination-overview__text">{answer}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The numbers of the months in which a destination is at its best, or good: all of them if nothing is known. */
const monthsOf = (signs: string): string =>
  Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((month) => signs[month - 1] !== "-")
    .join(" ");

/** Cards of destinations. Style rules hide those that do not match the chosen month and kind, so that no script is needed. */
function DestinationOverviewView(settings: DestinationOverviewViewProps): ReactNode {
  const { monthLabel, kindLabel, anyLabel, destinations } = settings;
  const { monthName } = useMessages(page);
  const allKinds = [...new Set(destinations.flatMap((destination) => destination.kinds))].slice(0, maxKinds);
  if (destinations.length === 0) return null;
  const allMonths = Array.from({ length: 12 }, (_, index) => monthName(index, "long"));
  return (
    <div className="td-block td-destination-overview">
      <Filter label={monthLabel} type="month" answers={[anyLabel, ...allMonths]} />
      {allKinds.length > 1 && <Filter label={kindLabel} type="kind" answers={[anyLabel, ...allKinds]} />}
      <ul className="td-destination-overview__list">
        {destinations.map(({ months: signs, kinds: own, name, ...card }, index) => (
          <li
            key={index}
            className="td-destination-overview__item"
            data-months={monthsOf(signs)}
            data-kinds={own.map((kind) => allKinds.indexOf(kind) + 1).join(" ")}
          >
            <DestinationCard {...card} title={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const destinationOverview = defineBlock({
  name: "destinationOverview",
  properties,
  runtime: { hydrate: "never" },
  view: DestinationOverviewView,
});
