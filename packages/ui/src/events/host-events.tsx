import { createContext, use, type ReactNode } from "react";
import type { HostEventDetails, HostEventName } from "./details.ts";

/** Raises a specified event on the node a block is mounted in. */
export type RaiseHostEvent = <Name extends HostEventName>(name: Name, detail: HostEventDetails[Name]) => void;

const HostNode = createContext<Element | null>(null);

/** Props of {@link HostEvents}. */
export interface HostEventsProps {
  /** The node that the block is mounted in; specified events are dispatched from it. Null until it is known. */
  node: Element | null;
  children: ReactNode;
}

/** Lets every control below raise its specified events on the mount node. Renders no element. */
export function HostEvents({ node, children }: HostEventsProps): ReactNode {
  return <HostNode value={node}>{children}</HostNode>;
}

/** The function a control raises its specified events with; outside a mounted block it does nothing. */
export function useHostEvents(): RaiseHostEvent {
  const node = use(HostNode);
  return (name, detail) => {
    node?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  };
}
