import { tryTo } from "@travel-design/ui/internal";
import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { call, messageOf } from "./api.ts";
import { BrandPage } from "./brand/BrandPage.tsx";
import { VersionsPage } from "./versions/VersionsPage.tsx";
import type { SiteInfo } from "./contract/responses.ts";
import { toolNames, toolPages, type ToolName } from "./contract/tool-pages.ts";
import { OpenPage } from "./page-list/OpenPage.tsx";
import { PageList } from "./page-list/PageList.tsx";
import { PicturesPage } from "./pictures/PicturesPage.tsx";
import { PublishPage } from "./publish/PublishPage.tsx";
import { SiteProvider } from "./site-context.ts";
import { messages } from "./messages/index.ts";

/** The page that the address names, and which version of it. An address that cannot be decoded names none. */
function readRoute(): { view: string; version: string } {
  const [view = "", query] = (tryTo(() => decodeURIComponent(window.location.hash.slice(1))) ?? "").split("?");
  return { view, version: new URLSearchParams(query).get("version") ?? "" };
}

const tools: Readonly<Record<ToolName, ComponentType>> = {
  brand: BrandPage,
  pictures: PicturesPage,
  publish: PublishPage,
  versions: VersionsPage,
};

/** The builder: the list of pages, or what the address names. */
export function App(): ReactNode {
  const [site, setSite] = useState<SiteInfo>();
  const [error, setError] = useState("");
  const [{ view, version }, setRoute] = useState(readRoute);
  const load = useCallback(() => {
    call("readSite", {}).then(
      (read) => {
        setSite(read);
        setError("");
      },
      (reason: unknown) => setError(messageOf(reason)),
    );
  }, []);
  // In an effect: a page that unmounts sends its draft before, and the read waits for it.
  useEffect(() => {
    if (!site) load();
  }, [site, load]);
  useEffect(() => {
    const update = ({ newURL }: HashChangeEvent): void => {
      setRoute(readRoute());
      // By the event's own address: the window's may be that of a next page already. The list says which pages have unsaved work, and a page
      // that is opened next shows header and footer as they were saved.
      if (new URL(newURL).hash === "") setSite(undefined);
    };
    window.addEventListener("hashchange", update);
    return () => window.removeEventListener("hashchange", update);
  }, []);
  useEffect(() => {
    // The editor's own document needs the icons and fonts of the site, too.
    for (const href of site?.editorStyles ?? []) {
      if (document.querySelector(`link[href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    }
  }, [site]);

  // A page that is open stays open when the list cannot be read again.
  if (error && !site)
    return (
      <main className="org-builder-pages">
        <p role="alert">{error}</p>
      </main>
    );
  if (!site) return <p className="org-builder-pages">{messages.editor.isLoading}</p>;
  const open = (name: string): void => {
    window.location.hash = name;
  };
  const tool = toolNames.find((name) => toolPages[name] === window.location.pathname);
  const content = [...site.pages, ...site.themeLayouts].find((each) => each.view === view);
  return (
    <SiteProvider value={site}>
      {tool ? (
        createElement(tools[tool])
      ) : content ? (
        <OpenPage
          key={`${view} ${version}`}
          page={content}
          version={version}
          onLeave={() => open("")}
          onChanged={load}
        />
      ) : (
        <PageList onOpen={open} onChanged={load} />
      )}
    </SiteProvider>
  );
}
