import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { useIconStylesheet, type IconStylesheetPorts } from "../parts/icon-stylesheet/use-icon-stylesheet.ts";
import { promiseCardProperties } from "./promise-card-properties.ts";

/** Props of {@link PromiseCard}; what is not named here goes to the `<div>`. */
export interface PromiseCardProps extends Omit<ComponentProps<"div">, "children" | "title">, IconStylesheetPorts {
  /** The name of an icon ("compass"), or a class of any icon font. */
  icon?: string | undefined;
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** The text, a few sentences. */
  text?: string | undefined;
}

/** A reason to choose the agency: an icon, a title and a text. Without the icon font the icon stays empty. Renders a `<div>`. */
export function PromiseCard({ loadStylesheet, log, ...props }: PromiseCardProps): ReactNode {
  const [{ icon, title, text }, { className, ...native }] = useSettings("PromiseCard", promiseCardProperties, props);
  useIconStylesheet({ loadStylesheet, log }, icon !== undefined);
  return (
    <div {...native} className={classNames("td-block td-promise-card", className)}>
      {icon && <span className={`td-promise-card__icon ${icon}`} aria-hidden="true" />}
      {title && <h3 className="td-promise-card__title">{title}</h3>}
      {text && <p className="td-promise-card__text">{text}</p>}
    </div>
  );
}
