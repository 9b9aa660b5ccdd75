import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Replaces a step that could not be fetched. Renders a `<p>`. */
export function MissingStep(): ReactNode {
  return <p role="alert">{messages.missingStep}</p>;
}
