import type { ReactNode } from "react";
import { useRendering } from "./page-rendering.ts";

/** The reason why a part of the page is missing, in its place. Renders a `<p>` during development and nothing on the built site. */
export function Problem({ children }: { children: string }): ReactNode {
  const { showsProblems } = useRendering();
  return showsProblems && <p className="td-site-problem">{children}</p>;
}
