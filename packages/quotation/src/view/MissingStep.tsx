import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Says that a step could not be fetched, and what helps. Renders a `<p>`. */
export function MissingStep(): ReactNode {
  return <p role="alert">{messages.missingStep}</p>;
}
