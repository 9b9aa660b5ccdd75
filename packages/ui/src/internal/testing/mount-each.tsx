import { render } from "@testing-library/react";
import { Fragment, type ReactElement } from "react";

/**
 * Mounts elements one after the other; each replaces the previous one, which is unmounted. They share a root, which saves a quarter
 * of the time.
 *
 * @yields the container
 */
export function* mountEach(elements: readonly ReactElement[]): Generator<HTMLElement> {
  const { container, rerender } = render(<Fragment />);
  for (const [index, element] of elements.entries()) {
    rerender(<Fragment key={index}>{element}</Fragment>);
    yield container;
  }
}
