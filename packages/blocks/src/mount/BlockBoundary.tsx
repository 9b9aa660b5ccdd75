import { Component, type ReactNode } from "react";
import { messages } from "../messages.ts";

/** What stands where a block cannot be shown. */
export function UnavailableBlock(): ReactNode {
  return <p role="status">{messages.unavailable}</p>;
}

/** Shows a quiet sentence in place of a block that broke, so that the rest of the page lives. React logs the reason. */
export class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <UnavailableBlock /> : this.props.children;
  }
}
