import { useRef, type ComponentProps, type ReactNode } from "react";
import { useMergedRefs } from "../internal/use-merged-refs.ts";
import { useStep } from "./use-step.ts";

interface StepContentProps extends ComponentProps<"div"> {
  /** The content of a step, and whether it should fade in. */
  contentOf: (step: number, fades: true | undefined) => ReactNode;
}

/** Content that changes with the step of the request form. Its children are not rendered again. Renders a `<div>`. */
export function StepContent({ contentOf, ref, children, ...native }: StepContentProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { value: step, fades } = useStep(root);
  return (
    <div {...native} ref={useMergedRefs(root, ref)}>
      {contentOf(step, fades || undefined)}
      {children}
    </div>
  );
}
