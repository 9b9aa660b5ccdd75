import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { spaceProperties, type SpaceSize } from "./space-properties.ts";

/** Props of {@link Space}; other props go to the `<div>`. */
export interface SpaceProps extends Omit<ComponentProps<"div">, "children"> {
  /** The height; `medium` by default. */
  size?: SpaceSize | undefined;
  /** The name that links to this place use, with or without `#`. */
  id?: string | undefined;
}

/** Vertical space between two blocks, or an anchor above a block that has none. Renders a `<div>`. */
export function Space(props: SpaceProps): ReactNode {
  const [{ size, id }, { className, ...native }] = useSettings("Space", spaceProperties, props);
  return <div {...native} id={id} className={classNames("td-space", className)} data-size={size} />;
}
