import { Component, type ReactNode } from "react";
import { messages } from "../messages.ts";

/** Shown instead of a block that cannot be rendered. */
export function UnavailableBlock(): ReactNode {
  return <p role="status">{messages.unavailable}</p>;
}

interface BoundaryProps {
  children: ReactNode;
}

interface BoundaryState extends BoundaryProps {
  hasFailed: boolean;
}

/**
 * Replaces a block that fails to render by a short sentence, so that the rest of the page keeps working. Its next settings are
 * tried again.
 */
export class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, children: this.props.children };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ children }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return children === state.children ? null : { hasFailed: false, children };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <UnavailableBlock /> : this.props.children;
  }
}
