import type { ReactNode } from "react";
import { siteMessages } from "../messages.ts";

/** What a visitor reads in place of the form where scripts are switched off; the style sheet hides the form there. */
function FormNotice(): ReactNode {
  const { before, mail, after } = siteMessages.withoutScript;
  return (
    <noscript>
      <div className="td-without-script">
        <p>
          {before} <a href={`mailto:${mail}`}>{mail}</a>
          {after}
        </p>
      </div>
    </noscript>
  );
}

/** What stands in place of a block that can do nothing without a script, by the block's name. */
export const withoutScript: Readonly<Record<string, () => ReactNode>> = { quotationForm: FormNotice };
