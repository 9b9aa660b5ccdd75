import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { toAnchorId } from "../../link/anchor-id.ts";
import { readSettings } from "../../settings/read-settings.ts";

/** Props of {@link Heading}; other props go to the `<div>`. */
export interface HeadingProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  title?: string | undefined;
  /** An introduction below the title. */
  lead?: string | undefined;
  /** The level of the title: 1 for the title of a page, 2 for a section (the default), 3 for a part of a section. */
  level?: 1 | 2 | 3 | undefined;
  align?: "left" | "center" | undefined;
  /** The name that links to this place use, with or without `#`. */
  id?: string | undefined;
}

const titleTags = ["h1", "h2", "h3"] as const;

/** The title of a page or a section, with a line above and an introduction below. Renders a `<div>`, or nothing without any text. */
export function Heading(props: HeadingProps): ReactNode {
  const { eyebrow, title, lead, level, align, id, className, ...native } = props;
  const read = readSettings("Heading", { eyebrow, title, lead, level, align, id });
  const texts = { eyebrow: read.text("eyebrow"), title: read.text("title"), lead: read.text("lead") };
  const titleLevel = read.count("level", { min: 1, max: 3, otherwise: 2 });
  const Title = titleTags[titleLevel - 1] ?? "h2";
  const anchorId = read.read("id", toAnchorId, "a name that an address can hold");
  useWarnings(read.warnings);
  if (!texts.eyebrow && !texts.title && !texts.lead) return null;
  return (
    <div
      {...native}
      id={anchorId}
      className={classNames("td-heading", className)}
      data-level={titleLevel}
      data-align={read.choice("align", ["left", "center"], "left")}
    >
      {texts.eyebrow && <p className="td-heading__eyebrow">{texts.eyebrow}</p>}
      {texts.title && <Title className="td-heading__title">{texts.title}</Title>}
      {texts.lead && <p className="td-heading__lead">{texts.lead}</p>}
    </div>
  );
}
