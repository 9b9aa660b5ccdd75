import type { ReactNode } from "react";

/** Props of {@link Prose}. */
export interface ProseProps {
  /** Text with code between backticks. */
  text: string;
}

/** A sentence with code in it, for the cell of a table or a caption. Renders text and `<code>`. */
export function Prose({ text }: ProseProps): ReactNode {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
