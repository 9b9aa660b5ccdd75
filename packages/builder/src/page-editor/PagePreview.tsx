import { firstPictures, readComponent } from "@travel-design/site";
import type { ReactNode } from "react";
import { pageSlot } from "../catalog/nesting.ts";
import { itemsIn, type EditorData } from "../content/editor-data.ts";
import type { PageMetadata } from "../content/page-metadata.ts";
import { writeSingleItem } from "../content/write-document.ts";
import { useSite } from "../site-context.ts";
import { messages } from "../messages/index.ts";

/** How much of a text others show, in characters. */
const lengths = { title: 60, description: 155 };

/** A text as others show it: cut between words. @example cut("Reizen naar Peru", 12) // "Reizen naar…" */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const words = text.slice(0, max).replace(/\s+\S*$/, "");
  return `${words}…`;
}

/** The picture at the top of a page, which a shared link shows. */
export function sharedPicture(data: EditorData, basePath: string): string | undefined {
  const children = itemsIn(data.root, pageSlot).flatMap((item) => readComponent(writeSingleItem(item)) ?? []);
  const content = { type: "region" as const, id: "", name: "content", children };
  return firstPictures({ id: "", definition: "", attributes: {}, children: [content] }, { basePath }).at(-1)?.url;
}

/** Props of {@link PagePreview}. */
export interface PagePreviewProps {
  data: EditorData;
  metadata: PageMetadata;
  /** Of the page, with a slash at the start. */
  path: string;
}

/** How a search engine and a shared link show the page. */
export function PagePreview({ data, metadata, path }: PagePreviewProps): ReactNode {
  const { basePath } = useSite();
  const title = cut(metadata.title, lengths.title) || messages.settings.noTitle;
  const description = cut(metadata.description, lengths.description);
  const picture = sharedPicture(data, basePath);
  const place = ["uw-site.nl", ...path.split("/").filter(Boolean)].join(" › ");
  return (
    <section className="org-builder-previews" aria-label={messages.settings.preview}>
      <h3 className="org-builder-field__label">{messages.settings.inSearch}</h3>
      <div className="org-builder-previews__page">
        <p className="org-builder-previews__text org-builder-previews__place">{place}</p>
        <p className="org-builder-previews__text org-builder-previews__title">{title}</p>
        <p className="org-builder-previews__text">{description}</p>
      </div>
      <h3 className="org-builder-field__label">{messages.settings.asLink}</h3>
      <div className="org-builder-previews__page">
        {picture && <img className="org-builder-previews__picture" src={picture} alt="" />}
        <p className="org-builder-previews__text org-builder-previews__title">{title}</p>
        <p className="org-builder-previews__text">{description}</p>
      </div>
    </section>
  );
}
