import type { ReactNode } from "react";
import { useDrawing } from "./drawing.ts";

/**
 * Stands where a content file asks for something that cannot be drawn. Renders a `<p>` while the site is developed; nothing
 * on the built site, where the sentence goes to the log instead.
 */
export function Fault({ children }: { children: string }): ReactNode {
  const { showsFaults, onFault } = useDrawing();
  onFault(children);
  return showsFaults && <p className="td-site-fault">{children}</p>;
}
