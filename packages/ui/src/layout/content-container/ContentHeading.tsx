import type { ReactNode } from "react";

interface ContentHeadingProps {
  title: string;
  subtitle: string;
  level?: number;
}

/** Title and subtitle above the content of a block; each is left out when empty. Renders an `<h1>` or `<h2>`, and an `<h4>`. */
export function ContentHeading({ title, subtitle, level = 2 }: ContentHeadingProps): ReactNode {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <>
      {title && <Title className="td-content-heading__title">{title}</Title>}
      {/* `<h4>` gives the visual size; `aria-level` gives the actual level, one below the title. */}
      {subtitle && (
        <h4 className="td-content-heading__subtitle" aria-level={title ? level + 1 : 2}>
          {subtitle}
        </h4>
      )}
    </>
  );
}
