import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";

/** An example, and why it is right or wrong: text with code between backticks. */
interface Choice {
  example: ReactNode;
  because: string;
}

/** Props of {@link DoDont}. */
export interface DoDontProps {
  right: Choice;
  wrong: Choice;
}

/** A right and a wrong example side by side. Nothing in them can be focused or pressed. Renders a `<div>`. */
export function DoDont({ right, wrong }: DoDontProps): ReactNode {
  return (
    <div className="docs-choice">
      <Picture kind="do" word="Do" {...right} />
      <Picture kind="dont" word="Don’t" {...wrong} />
    </div>
  );
}

function Picture({ kind, word, example, because }: Choice & { kind: "do" | "dont"; word: string }): ReactNode {
  return (
    <figure data-kind={kind}>
      <div className="docs-choice__example sb-unstyled" lang="nl" inert>
        {example}
      </div>
      <figcaption>
        <b>{word}.</b> <Prose text={because} />
      </figcaption>
    </figure>
  );
}
