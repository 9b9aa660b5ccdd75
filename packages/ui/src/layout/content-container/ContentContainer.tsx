import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { ContentHeading } from "./ContentHeading.tsx";
import { contentContainerProperties } from "./content-container-properties.ts";

/** Props of {@link ContentContainer}; what is not named here goes to the `<div>`. */
export interface ContentContainerProps extends Omit<ComponentProps<"div">, "title"> {
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** A sentence below the title. */
  subtitle?: string | undefined;
  /** 1 for the title of a page. @default 2 */
  level?: number | undefined;
  /** The content. */
  children?: ReactNode;
}

/** Content under a title and a subtitle. Renders a `<div>`; `ref` is the `<div>`. */
export function ContentContainer({ children, className, ...props }: ContentContainerProps): ReactNode {
  const [settings, native] = useSettings("ContentContainer", contentContainerProperties, props);
  return (
    <div {...native} className={classNames("td-content-container", className)}>
      <ContentHeading {...settings} />
      {children}
    </div>
  );
}
