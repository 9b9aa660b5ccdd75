import { type ComponentProps, type ReactNode } from "react";
import { useSharedRef } from "../internal/use-shared-ref.ts";
import { useStep } from "./use-step.ts";

interface StepContentProps extends ComponentProps<"div"> {
  /** The content of a step, and whether it should fade in. */
  contentOf: (step: number, fades: true | undefined) => ReactNode;
}

/** Content that changes with the step of the request form. Its children are not rendered again. Renders a `<div>`. */
export function StepContent({ contentOf, ref, children, ...native }: StepContentProps): ReactNode {
  const root = useSharedRef(ref);
  const { value: step, fades } = useStep(root);
  return (
    <div {...native} ref={root}>
      {contentOf(step, fades || undefined)}
      {children}
    </div>
  );
}
