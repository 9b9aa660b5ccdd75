import type { ReactNode } from "react";
import { useRendering } from "./page-rendering.ts";

/**
 * Reports a problem of a content file, in place of what cannot be rendered. Renders a `<p>` during development and nothing on
 * the built site, where the sentence goes to the log.
 */
export function Problem({ children }: { children: string }): ReactNode {
  const { showsProblems, report } = useRendering();
  report(children);
  return showsProblems && <p className="td-site-problem">{children}</p>;
}
