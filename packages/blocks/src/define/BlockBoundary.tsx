import { Button } from "@travel-design/ui";
import { Component, type ReactNode } from "react";
import { failures } from "../messages/failures.ts";
import { useMessages } from "../messages/messages-context.tsx";

/** Props of {@link UnavailableBlock}. */
interface UnavailableBlockProps {
  /** Without it there is nothing to retry. */
  onRetry?: () => void;
}

/** Shown instead of a block that cannot be rendered. */
export function UnavailableBlock({ onRetry }: UnavailableBlockProps): ReactNode {
  const messages = useMessages(failures);
  return (
    <>
      <p role="status">{messages.unavailable}</p>
      {onRetry && <Button variant="outline" label={messages.retry} onClick={onRetry} />}
    </>
  );
}

interface BoundaryProps {
  children: ReactNode;
}

interface BoundaryState extends BoundaryProps {
  hasFailed: boolean;
}

/**
 * Replaces a block that fails to render by a short sentence with a retry button, so that the rest of the page keeps working. A
 * retry mounts the block again: a form then restores its draft. New settings are a retry, too.
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
    const retry = (): void => this.setState({ hasFailed: false });
    return this.state.hasFailed ? <UnavailableBlock onRetry={retry} /> : this.props.children;
  }
}
