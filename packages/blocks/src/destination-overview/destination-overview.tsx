import { VisuallyHidden } from "@travel-design/ui";
import { image, link, paragraph, property, rows, string } from "@travel-design/ui/internal";
import type { Property, SettingsOf } from "@travel-design/ui/models";
import { page, useMessages } from "@travel-design/ui/parts";
import { useId, type ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { DestinationCard } from "../destination-card/DestinationCard.tsx";
import { months } from "../season-price/season-price-properties.ts";

/** The style sheet has a rule for each number of a kind. */
const maxKinds = 8;

const kinds = (): Property<readonly string[]> =>
  property<readonly string[]>(
    "string",
    [],
    (raw) => {
      const texts = Array.isArray(raw) ? raw.map(String) : typeof raw === "string" ? raw.split(",") : undefined;
      return texts?.map((text) => text.trim()).filter(Boolean);
    },
    "texts",
  );

const properties = {
  monthLabel: string("Wanneer wilt u op reis?"),
  kindLabel: string("Wat voor reis zoekt u?"),
  anyLabel: string("Maakt niet uit"),
  destinations: rows({
    parts: {
      name: string(),
      text: paragraph(),
      address: link(),
      image: image(),
      imageAltText: string(),
      months: months(),
      kinds: kinds(),
    },
    required: ["name", "address"],
  }),
};

type DestinationOverviewViewProps = SettingsOf<typeof properties>;

/** A choice of a filter: what `data-month` or `data-kind` of its radio button is, and what a visitor reads and hears. */
type Choice = readonly [value: number, text: string, spoken?: string];

function Filter({ label, type, choices }: { label: string; type: "month" | "kind"; choices: readonly Choice[] }) {
  const name = useId();
  return (
    <fieldset className="td-destination-overview__filter" data-filter={type}>
      <legend className="td-destination-overview__label">{label}</legend>
      {choices.map(([value, text, spoken = text]) => (
        <label key={value} className="td-destination-overview__choice">
          <input
            className="td-destination-overview__radio"
            type="radio"
            name={name}
            defaultChecked={value === 0}
            {...{ [`data-${type}`]: value }}
          />
          <span className="td-destination-overview__text" aria-hidden={spoken === text ? undefined : true}>
            {text}
          </span>
          {spoken !== text && <VisuallyHidden>{spoken}</VisuallyHidden>}
        </label>
      ))}
    </fieldset>
  );
}

/** The numbers of the months in which a destination is at its best, or good. */
const monthsOf = (signs: string): string =>
  [...signs].flatMap((sign, index) => (sign === "-" ? [] : [index + 1])).join(" ");

/** Cards of destinations, which style rules narrow down to what is chosen: no script runs, so nothing has to be loaded for it. */
function DestinationOverviewView(settings: DestinationOverviewViewProps): ReactNode {
  const { monthLabel, kindLabel, anyLabel, destinations } = settings;
  const { monthName } = useMessages(page);
  const allKinds = [...new Set(destinations.flatMap((destination) => destination.kinds))].slice(0, maxKinds);
  if (destinations.length === 0) return null;
  const monthChoices = Array.from({ length: 12 }, (_, index): Choice => {
    return [index + 1, monthName(index, "short"), monthName(index, "long")];
  });
  return (
    <div className="td-block td-destination-overview">
      <Filter label={monthLabel} type="month" choices={[[0, anyLabel], ...monthChoices]} />
      {allKinds.length > 1 && (
        <Filter
          label={kindLabel}
          type="kind"
          choices={[[0, anyLabel], ...allKinds.map((kind, index): Choice => [index + 1, kind])]}
        />
      )}
      <ul className="td-destination-overview__list">
        {destinations.map(({ months: signs, kinds: own, name, ...card }) => (
          <li
            key={name}
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
