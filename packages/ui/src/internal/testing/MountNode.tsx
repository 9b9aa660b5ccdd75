import { useEffect, useState, type ReactNode } from "react";
import { HostEvents, hostEventNames } from "../../events/index.ts";

/** Receives name and detail of a specified event. */
export type OnRaised = (name: string, detail: unknown) => void;

/** Props of {@link MountNode}. */
export interface MountNodeProps {
  /** Called with name and detail of every specified event that leaves the block. */
  onRaised: OnRaised;
  children: ReactNode;
}

/** Replaces the node that a block is mounted in, and reports the specified events raised on it. */
export function MountNode({ onRaised, children }: MountNodeProps): ReactNode {
  const [node, setNode] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const report = (event: Event): void => {
      if (event instanceof CustomEvent) onRaised(event.type, event.detail);
    };
    const names = Object.values(hostEventNames);
    for (const name of names) node?.addEventListener(name, report);
    return () => {
      for (const name of names) node?.removeEventListener(name, report);
    };
  }, [node, onRaised]);
  return <div ref={setNode}>{node && <HostEvents node={node}>{children}</HostEvents>}</div>;
}
