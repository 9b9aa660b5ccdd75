import { memo, useState, type ReactNode } from "react";
import type { CatalogEntry } from "../catalog/catalog-entry.ts";
import { catalog } from "../catalog/catalog.ts";
import { groups } from "@travel-design/blocks/internal";
import { useIsThemeLayout } from "../page-session/page-context.ts";
import { TemplateList } from "../templates/TemplateList.tsx";
import { useEditor } from "./editor-context.ts";
import { icons } from "../controls/icons.ts";
import { PathIcon } from "../controls/PathIcon.tsx";
import { SearchInput } from "../controls/SearchInput.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import { includesSearch } from "../search-text.ts";
import { endDrag, startDrag } from "../page-session/drag.ts";
import { messages } from "../messages/index.ts";

/** Names of files count, too, because builders who know them search for "hero". */
const matches = ({ label, description, type }: CatalogEntry, words: string): boolean =>
  includesSearch(`${label} ${description} ${type}`, words);

/** The components that can be added: by dragging, or with a button. */
export const Palette = memo(function Palette(): ReactNode {
  const { gesture, templates } = useEditor();
  const [search, setSearch] = useState("");
  const isLayout = useIsThemeLayout();
  const offered = [...catalog.values()].filter(
    (entry) =>
      (entry.offeredIn === "page" || (isLayout && entry.offeredIn === "themeLayout")) && matches(entry, search),
  );
  return (
    <div className="org-builder-palette">
      <SearchInput label={messages.editor.searchBlock} value={search} onChange={setSearch} />
      <p className="org-builder-field__help">{messages.editor.howToAdd}</p>
      {offered.length === 0 && <p role="status">{messages.editor.noBlock}</p>}
      {groups.map((group) => {
        const entries = offered.filter((entry) => entry.group === group);
        return (
          entries.length > 0 && (
            <section key={group} aria-label={group}>
              <h3 className="org-builder-palette__group">{group}</h3>
              {entries.map(({ type, label, description, icon }) => (
                <div key={type} className="org-builder-palette__row" title={description}>
                  <div
                    className="org-builder-palette__item"
                    draggable
                    onDragStart={({ dataTransfer }) => startDrag(dataTransfer, { type })}
                    onDragEnd={endDrag}
                  >
                    <PathIcon path={icon} />
                    <span>{label}</span>
                  </div>
                  <ToolButton
                    icon={icons.add}
                    label={messages.actions.add(label)}
                    onClick={() => gesture("add", type)}
                  />
                </div>
              ))}
            </section>
          )
        );
      })}
      <TemplateList
        templates={templates.list.filter(({ title }) => includesSearch(title, search))}
        onAdd={({ title, section }) => gesture("addTemplate", { title, section })}
        onRemove={templates.remove}
      />
    </div>
  );
});
