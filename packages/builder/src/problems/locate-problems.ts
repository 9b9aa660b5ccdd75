import type { PageProblem } from "../contract/responses.ts";
import { fieldOf, labelOf, type Field } from "../catalog/catalog.ts";
import { hiddenSlot } from "../catalog/nesting.ts";
import { documentName, isThemeLayout } from "../catalog/theme-layout.ts";
import { itemsIn, rootId } from "../content/editor-data.ts";
import { itemsByFileId } from "../content/file-ids.ts";
import { metadataPropertyOf } from "../content/page-metadata.ts";
import type { OpenedDocument } from "../content/read-document.ts";
import { messages } from "../messages/index.ts";

/** A problem of the site check, and where a builder can correct it. */
export interface LocatedProblem {
  /** What is wrong, in Dutch. */
  sentence: string;
  /** Whether the page can be saved as it is. Advice is no problem. */
  isAdvice: boolean;
  /** Names of the component and of the field. */
  place: string;
  /** Id of the item in the editor. */
  itemId: string;
  /** Name of the field; empty if the problem belongs to the item as a whole. */
  field: string;
}

const pageFields: Readonly<Record<string, Field>> = {
  title: { name: "title", label: messages.settings.searchTitle },
  description: { name: "description", label: messages.settings.searchDescription },
};

/** Places problems of a page. Those of no item, or of one that the page does not show, belong to the page itself. */
export function locateProblems(
  problems: readonly PageProblem[],
  { document, data }: OpenedDocument,
): readonly LocatedProblem[] {
  const items = itemsByFileId(document, data);
  const hidden = new Set(itemsIn(data.root, hiddenSlot).map(({ id }) => id));
  const page = documentName(isThemeLayout(data.root));
  return problems.map(({ severity, sentence: text, line, componentId = "", property = "" }): LocatedProblem => {
    const isAdvice = severity === "warning";
    const sentence = isAdvice ? messages.editor.advice(text) : text;
    const item = items.get(componentId);
    const pageField = item && pageFields[metadataPropertyOf(item.type, property) ?? ""];
    if (pageField)
      return { sentence, isAdvice, itemId: rootId, field: pageField.name, place: `${page}, ${pageField.label}` };
    if (!item || item.id === rootId || hidden.has(item.id))
      return { sentence, isAdvice, itemId: rootId, field: "", place: messages.editor.lineOf(page, line) };
    const field = fieldOf(item.type, property);
    const place = [labelOf(item.type), field?.label].filter(Boolean).join(", ");
    return { sentence, isAdvice, itemId: item.id, field: field?.name ?? "", place };
  });
}
