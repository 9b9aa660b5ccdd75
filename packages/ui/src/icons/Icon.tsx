import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../internal/class-names.ts";
import { iconGrid, iconLineWidth, type IconShape } from "./icon-shape.ts";

/** Props of {@link Icon}. Everything they do not name goes to the `<svg>`. */
export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** The shape, for example `mailIcon`. */
  shape: IconShape;
  /** What the icon says to readers. Leave it out where a text beside the icon says the same: readers then skip it. */
  label?: string | undefined;
}

/**
 * An icon in the color of the text around it, 1.25 times as large. Renders an `<svg>`.
 *
 * @example
 * <Icon shape={mailIcon} label="E-mail" />
 */
export function Icon({ shape, label, className, fill, ...attributes }: IconProps): ReactNode {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg
      viewBox={`0 0 ${iconGrid} ${iconGrid}`}
      width="1.25em"
      height="1.25em"
      fill={fill ?? "none"}
      stroke="currentColor"
      strokeWidth={iconLineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...naming}
      {...attributes}
      className={classNames("td-svg-icon", className)}
    >
      {shape.fill && <path d={shape.fill} fill={fill ?? "currentColor"} stroke="none" />}
      <path d={shape.line} />
    </svg>
  );
}
