import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import type { IconStylesheetPorts } from "../../page/icon-stylesheet/use-icon-stylesheet.ts";
import { SpecialistCard, type Specialist } from "../specialist-card/SpecialistCard.tsx";
import { parseSpecialists } from "./parse-specialists.ts";

/** Props of {@link SpecialistList}; what is not named here goes to the `<ul>`. */
export interface SpecialistListProps extends Omit<ComponentProps<"ul">, "children">, IconStylesheetPorts {
  /** The specialists, their JSON text, or a text such as `Anna de Wit | IJsland | anna@example.com | /anna.jpg; Bo Smit | Peru`. */
  specialists: readonly Specialist[] | string;
}

/** The travel specialists in as many columns as fit. Renders a `<ul>`; without specialists, nothing. */
export function SpecialistList(props: SpecialistListProps): ReactNode {
  const { specialists: given, loadStylesheet, log, className, ...native } = props;
  const { specialists, warnings } = parseSpecialists(given);
  useWarnings(warnings);
  if (specialists.length === 0) return null;
  return (
    <ul {...native} className={classNames("td-block td-specialist-list", className)}>
      {specialists.map(({ title, description, icon, specialistEmail, image }, index) => (
        <li key={index} className="td-specialist-list__item">
          <SpecialistCard {...{ title, description, icon, specialistEmail, image, loadStylesheet, log }} />
        </li>
      ))}
    </ul>
  );
}
