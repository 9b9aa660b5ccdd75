import type { ReactNode } from "react";

interface ContentHeadingProps {
  title: string;
  subtitle: string;
  titleLevel?: 1 | undefined;
}

/** Title and subtitle above the content of a block; each is left out when empty. Renders an `<h2>` and an `<h4>`. */
export function ContentHeading({ title, subtitle, titleLevel }: ContentHeadingProps): ReactNode {
  return (
    <>
      {title && (
        <h2 className="td-content-heading__title" aria-level={titleLevel}>
          {title}
        </h2>
      )}
      {/* Looks like a fourth level, and is read as what it is: the level below the title. */}
      {subtitle && (
        <h4 className="td-content-heading__subtitle" aria-level={title ? (titleLevel ?? 2) + 1 : 2}>
          {subtitle}
        </h4>
      )}
    </>
  );
}
