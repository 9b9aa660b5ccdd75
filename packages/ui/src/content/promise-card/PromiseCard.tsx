import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { toIconClass, useIconStylesheet, type IconStylesheetPorts } from "../icon-stylesheet/index.ts";

/** Props of {@link PromiseCard}; what is not named here goes to the `<div>`. */
export interface PromiseCardProps extends Omit<ComponentProps<"div">, "children" | "title">, IconStylesheetPorts {
  /** Class of an icon in the icon font: "td-icon td-icon-compass". */
  icon?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
}

/** A reason to choose the agency: an icon, a title and a text. Without the icon font it stands without the icon. Renders a `<div>`. */
export function PromiseCard(props: PromiseCardProps): ReactNode {
  const { icon, title, text, loadStylesheet, log, className, ...native } = props;
  const read = readSettings("Promise card", { icon, title, text });
  const iconClass = read.read("icon", toIconClass, "the class of an icon");
  const shown = { title: read.text("title"), text: read.text("text") };
  useIconStylesheet({ loadStylesheet, log }, iconClass !== undefined);
  useWarnings(read.warnings);
  return (
    <div {...native} className={classNames("td-promise-card", className)}>
      {iconClass && <span className={`td-promise-card__icon ${iconClass}`} aria-hidden="true" />}
      <h3 className="td-promise-card__title">{shown.title}</h3>
      <p className="td-promise-card__text">{shown.text}</p>
    </div>
  );
}
