import { dispatchWindowEvent, type FieldNotice, type FieldNoticeEvent } from "../../events/index.ts";

/** Sends a notice about a field to the window that a node is in, as the form does. */
export function notify(node: Node, name: FieldNoticeEvent, notice: FieldNotice): void {
  dispatchWindowEvent(node, name, notice);
}
