import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import type { IconStylesheetPorts } from "../parts/icon-stylesheet/use-icon-stylesheet.ts";
import { SpecialistCard, type Specialist } from "../specialist-card/SpecialistCard.tsx";
import { specialistListProperties } from "./specialist-list-properties.ts";

/** Props of {@link SpecialistList}; what is not named here goes to the `<ul>`. */
export interface SpecialistListProps extends Omit<ComponentProps<"ul">, "children">, IconStylesheetPorts {
  /** The specialists, their JSON text, or a text with a line each: `Anna de Wit | IJsland | anna@example.com | /anna.jpg`. */
  specialists?: readonly Specialist[] | string | undefined;
}

/** The travel specialists in as many columns as fit. Renders a `<ul>`; without specialists, nothing. */
export function SpecialistList({ loadStylesheet, log, ...props }: SpecialistListProps): ReactNode {
  const [{ specialists }, { className, ...native }] = useSettings("SpecialistList", specialistListProperties, props);
  if (specialists.length === 0) return null;
  return (
    <ul {...native} className={classNames("td-block td-specialist-list", className)}>
      {specialists.map((specialist, index) => (
        <li key={index} className="td-specialist-list__item">
          <SpecialistCard {...specialist} loadStylesheet={loadStylesheet} log={log} />
        </li>
      ))}
    </ul>
  );
}
