import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { headingProperties } from "./heading-properties.ts";

/** Props of {@link Heading}; other props go to the `<div>`. */
export interface HeadingProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** An introduction below the title. */
  lead?: string | undefined;
  /** The level of the title: 1 for the title of a page, 2 for a section, 3 for a part of a section. @default 2 */
  level?: number | undefined;
  /** Side of the text. */
  align?: "left" | "center" | undefined;
  /** The name that links to this place use, with or without `#`. */
  id?: string | undefined;
}

const titleTags = ["h1", "h2", "h3"] as const;

/** The title of a page or a section, with a line above and an introduction below. Renders a `<div>`, or nothing without any text. */
export function Heading(props: HeadingProps): ReactNode {
  const [settings, { className, ...native }] = useSettings("Heading", headingProperties, props);
  const { eyebrow, title, lead, level, align, id } = settings;
  const Title = titleTags[level - 1] ?? "h2";
  if (!eyebrow && !title && !lead) return null;
  return (
    <div
      {...native}
      id={id}
      className={classNames("td-block td-heading", className)}
      data-level={level}
      data-align={align}
    >
      {eyebrow && <p className="td-heading__eyebrow">{eyebrow}</p>}
      {title && <Title className="td-heading__title">{title}</Title>}
      {lead && <p className="td-heading__lead">{lead}</p>}
    </div>
  );
}
