import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import type { IconStylesheetPorts } from "../icon-stylesheet/index.ts";
import { SpecialistCard, type Specialist } from "../specialist-card/index.ts";
import { toArray } from "../../settings/json.ts";

/** Props of {@link SpecialistList}; what is not named here goes to the `<ul>`. */
export interface SpecialistListProps extends Omit<ComponentProps<"ul">, "children">, IconStylesheetPorts {
  /** The specialists, or their JSON text. */
  specialists: readonly Specialist[] | string;
}

/** Every field may be absent; the card validates the others. */
const isSpecialist = (item: unknown): item is Specialist => typeof item === "object" && item !== null;

/** The travel specialists in as many columns as fit. Renders a `<ul>`; without specialists, nothing. */
export function SpecialistList(props: SpecialistListProps): ReactNode {
  const { specialists, loadStylesheet, log, className, ...native } = props;
  const people = (toArray(specialists) ?? []).filter(isSpecialist);
  if (people.length === 0) return null;
  return (
    <ul {...native} className={classNames("td-specialist-list", className)}>
      {people.map(({ title, description, icon, specialistEmail, image }, index) => (
        <li key={index} className="td-specialist-list__item">
          <SpecialistCard {...{ title, description, icon, specialistEmail, image, loadStylesheet, log }} />
        </li>
      ))}
    </ul>
  );
}
