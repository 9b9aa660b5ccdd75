import { Component, type ReactNode } from "react";
import { messages } from "../messages.ts";

/** Shown instead of a block that cannot be rendered. */
export function UnavailableBlock(): ReactNode {
  return <p role="status">{messages.unavailable}</p>;
}

/** Replaces a block that fails to render by a short sentence, so that the rest of the page keeps working. React logs the error. */
export class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <UnavailableBlock /> : this.props.children;
  }
}
