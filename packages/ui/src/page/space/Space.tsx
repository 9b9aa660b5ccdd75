import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { toAnchorId } from "../../link/anchor-id.ts";
import { readSettings } from "../../settings/read-settings.ts";

const spaceSizes = ["none", "small", "medium", "large", "x-large"] as const;

/** How much space; `none` only marks a place that links can point to. */
export type SpaceSize = (typeof spaceSizes)[number];

/** Props of {@link Space}; other props go to the `<div>`. */
export interface SpaceProps extends Omit<ComponentProps<"div">, "children"> {
  /** The height; `medium` by default. */
  size?: SpaceSize | undefined;
  /** The name that links to this place use, with or without `#`. */
  id?: string | undefined;
}

/** Vertical space between two blocks, or an anchor above a block that has none. Renders a `<div>`. */
export function Space({ size, id, className, ...native }: SpaceProps): ReactNode {
  const read = readSettings("Space", { size, id });
  const anchorId = read.read("id", toAnchorId, "a name that an address can hold");
  useWarnings(read.warnings);
  return (
    <div
      {...native}
      id={anchorId}
      className={classNames("td-space", className)}
      data-size={read.choice("size", spaceSizes, "medium")}
    />
  );
}
