import { createContext, use, type ReactNode } from "react";
import type { HostEventDetails, HostEventName } from "./details.ts";

/** Raises a specified event on the node a block is mounted in. */
export type RaiseHostEvent = <Name extends HostEventName>(name: Name, detail: HostEventDetails[Name]) => void;

const HostNode = createContext<Element | null>(null);

/** Native events whose names collide with specified ones: an outside listener must count one event an action, not two. */
const collidingEvents = ["change", "input", "select", "submit"] as const;

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

/**
 * Keeps native events whose names collide with specified ones inside the mount node, after React has seen them.
 * Call it once, right after `createRoot`, with the same node: listeners added to the node later do not see them either.
 *
 * @returns a function that removes the listeners
 */
export function containNativeEvents(node: Element): () => void {
  const stop = (event: Event): void => {
    // Immediate: listeners on the node itself are outside listeners too, and must count one event an action.
    if (event.target !== node) event.stopImmediatePropagation();
  };
  for (const name of collidingEvents) node.addEventListener(name, stop);
  return () => {
    for (const name of collidingEvents) node.removeEventListener(name, stop);
  };
}

/** The function a control raises its specified events with; outside a mounted block it does nothing. */
export function useHostEvents(): RaiseHostEvent {
  const node = use(HostNode);
  return (name, detail) => {
    node?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  };
}
