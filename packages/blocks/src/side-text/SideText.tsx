import { Icon, Picture, useImageUrls } from "@travel-design/ui";
import { checkIcon } from "@travel-design/ui/icons";
import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { StepContent } from "../parts/listeners/StepContent.tsx";
import { sideTextModel, sideTextProperties } from "./side-text-model.ts";

/** Props of {@link SideText}; what is not named here goes to the `<div>`. */
export interface SideTextProps extends Omit<ComponentProps<"div">, "children"> {
  /** Shown at the first step of the form. */
  title1?: string | undefined;
  /** A sentence below the first title. */
  subtitle1?: string | undefined;
  /** Shown at the second step. */
  title2?: string | undefined;
  /** A sentence below the second title. */
  subtitle2?: string | undefined;
  /** Shown at the third step. */
  title3?: string | undefined;
  /** A sentence below the third title. */
  subtitle3?: string | undefined;
  /** Three reasons to ask, each with a tick before it. */
  sellingPoints?: readonly string[] | string | undefined;
  /** Says what the logos are of. Without logos it is not shown. */
  logosTitle?: string | undefined;
  /** Logos of at most four partners, in any form of a picture. Their alternative texts name the partners. */
  logos?: readonly unknown[] | string | undefined;
}

/**
 * The text beside the request form: a title and a text that change with its step, selling points, and logos of partners.
 * Renders a `<div>`.
 */
export function SideText(props: SideTextProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("SideText", sideTextProperties, props);
  const { pairs, sellingPoints, logos } = sideTextModel(settings, useImageUrls());
  const contentOf = (step: number, fades: true | undefined): ReactNode => {
    const pair = pairs[step - 1];
    return (
      pair && (
        <div key={step} className="td-side-text__pair" data-step={step} data-fades={fades}>
          {pair.title && <h2 className="td-side-text__title">{pair.title}</h2>}
          {pair.subtitle && <p className="td-side-text__subtitle">{pair.subtitle}</p>}
        </div>
      )
    );
  };
  return (
    <StepContent {...native} className={classNames("td-block td-side-text", className)} contentOf={contentOf}>
      {sellingPoints.length > 0 && (
        <ul className="td-side-text__points">
          {sellingPoints.map((point) => (
            <li key={point} className="td-side-text__point">
              <Icon className="td-side-text__tick" shape={checkIcon} />
              {point}
            </li>
          ))}
        </ul>
      )}
      {logos.length > 0 && (
        <div className="td-side-text__partners">
          {settings.logosTitle && <p className="td-side-text__logos-title">{settings.logosTitle}</p>}
          <ul className="td-side-text__logos">
            {logos.map((logo, index) => (
              <li key={index} className="td-side-text__partner">
                <Picture image={logo} loading="lazy" className="td-side-text__logo" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </StepContent>
  );
}
