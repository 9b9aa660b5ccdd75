import { useSharedRef } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { useEventValue, type EventValue } from "./use-event-value.ts";
import { useWhenNear } from "./use-when-near.ts";

/**
 * The step of the request form, shortly after the form announces it. Step 1 until then. Changes on the screen or close to
 * it only.
 *
 * @param ref the component's element
 */
const useStep = (ref: RefObject<Element | null>): EventValue<number> =>
  useEventValue(ref, "stepChange", 1, ({ step }) => step, useWhenNear(ref));

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
