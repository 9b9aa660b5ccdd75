import type { ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { toolPages } from "../contract/tool-pages.ts";
import { messages } from "../messages/index.ts";

/** Says that there is unsaved work on a page, or on header and footer. */
export const DraftMark = (): ReactNode => <span className="org-builder-pages__mark">{messages.pages.hasDraft}</span>;

/** What all pages of the site have in common. */
export function SharedParts({ onOpen }: { onOpen(id: string): void }): ReactNode {
  const { themeLayouts } = useSite();
  return (
    <section aria-labelledby="shared-parts">
      <h2 id="shared-parts">{messages.pages.onEveryPage}</h2>
      <ul className="org-builder-pages__list">
        {themeLayouts.map(({ view, title, path, hasDraft }) => (
          <li key={view} className="org-builder-pages__row">
            <button type="button" className="org-builder-pages__open" onClick={() => onOpen(view)}>
              <span className="org-builder-pages__title">{title}</span>
              <span className="org-builder-quiet">{path}</span>
              {hasDraft && <DraftMark />}
            </button>
          </li>
        ))}
        {(["brand", "pictures"] as const).map((name) => (
          <li key={name} className="org-builder-pages__row">
            <a className="org-builder-pages__open" href={toolPages[name]}>
              <span className="org-builder-pages__title">{messages.places[name]}</span>
              <span className="org-builder-quiet">{messages.pages.toolHelp[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
