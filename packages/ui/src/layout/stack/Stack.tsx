import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";

/** Space between the children, as the tokens `--td-space-xs` to `--td-space-xl`. */
export type StackGap = "xs" | "sm" | "md" | "lg" | "xl";

/** Props of {@link Stack}; what is not named here goes to the `<div>`. */
export interface StackProps extends ComponentProps<"div"> {
  /** Space between the children; `lg` is that between the fields of a form. @default "lg" */
  gap?: StackGap | undefined;
  /** `row` puts the children beside each other, and wraps what does not fit; in a column they are as wide as the stack. @default "column" */
  direction?: "column" | "row" | undefined;
  /** The content. */
  children?: ReactNode;
}

/** Equal space between children, such as the fields of a form. Renders a `<div>`; `ref` is the `<div>`. */
export function Stack({ gap, direction, className, ...native }: StackProps): ReactNode {
  return <div {...native} className={classNames("td-stack", className)} data-gap={gap} data-direction={direction} />;
}
