import { readComponent, type ContentComponent } from "@travel-design/site";
import { useCallback, type ReactNode } from "react";
import { call } from "../api.ts";
import type { EditableContent, SiteInfo } from "../contract/responses.ts";
import { isObject, listOf, type JsonObject } from "../content/json.ts";
import type { BuilderDocument } from "../content/read-document.ts";
import { PageEditor } from "../page-editor/PageEditor.tsx";
import { readPage } from "../page-session/page-content.ts";
import { useSite } from "../site-context.ts";
import { OpenContent } from "./OpenContent.tsx";

/** Props of {@link OpenPage}. */
export interface OpenPageProps {
  page: EditableContent;
  /** An earlier version to open instead of the file; empty for none. */
  version: string;
  onLeave(): void;
  /** Called when another window changed the page: what else is known about the site may be outdated, too. */
  onChanged(): void;
}

const bodyOf = (content: unknown): JsonObject =>
  isObject(content) && isObject(content.contentBody) ? content.contentBody : {};

/** The theme's layout for a page. */
function layoutOf({ theme }: SiteInfo, { file }: BuilderDocument): ContentComponent | undefined {
  const { themeLayoutType } = bodyOf(file);
  const themes = Object.keys(theme).filter((key) => key.startsWith("sfdc_cms__theme/"));
  const layout = themes
    .flatMap((key) => listOf(bodyOf(theme[key]).layouts))
    .filter(isObject)
    .find(({ layoutType }) => layoutType === themeLayoutType);
  return readComponent(bodyOf(theme[`sfdc_cms__themeLayout/${String(layout?.layoutId)}`]).component);
}

/** Opens a page, or header and footer. */
export function OpenPage({ page, version, onLeave, onChanged }: OpenPageProps): ReactNode {
  const site = useSite();
  const { view, title } = page;
  const load = useCallback(async () => ({ ...(await call("readPage", { view })), view }), [view]);
  return (
    <OpenContent
      title={title}
      version={version}
      load={load}
      read={readPage}
      onLeave={onLeave}
      render={(opened, reload) => (
        <PageEditor
          page={page}
          opened={opened}
          layout={layoutOf(site, opened.start.content.document)}
          refreshSite={onChanged}
          onReload={() => {
            reload();
            onChanged();
          }}
          onLeave={onLeave}
        />
      )}
    />
  );
}
