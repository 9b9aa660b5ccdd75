import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "@travel-design/local-org/testing";
import type { loadPageAssets } from "@travel-design/site/server";
import { openDrafts, type Drafts } from "../drafts.ts";
import { createHandlers } from "../handlers.ts";
import type { Handlers } from "../routes.ts";
import { SiteStore } from "../store/site-store.ts";

const assets = {
  firstStyle: "",
  styles: [],
  lateStyles: [],
  fonts: [],
  start: "",
  scripts: { "quotation-form": [""], "any-block": [""] },
} satisfies Awaited<ReturnType<typeof loadPageAssets>>;
const original = resolve(import.meta.dirname, "../../../../../force-app/main/default");
const site = "digitalExperiences/site/Travel_Design1";

/** A copy of the repository's site, and what responds to the builder of it. */
export interface OpenedSite {
  store: SiteStore;
  drafts: Drafts;
  handlers: Handlers;
}

/** Opens a copy of the repository's site. */
export function openSite(): OpenedSite {
  const forceApp = temporaryFolder();
  cpSync(join(original, site), join(forceApp, site), { recursive: true });
  const store = new SiteStore({ forceApp, historyFolder: temporaryFolder() });
  const drafts = openDrafts(temporaryFolder());
  const publishing = { npm: [""] as const, listOrgs: async () => [], stepsOf: () => [], remainingWork: [] };
  const handlers = createHandlers({
    store,
    drafts,
    sectionTemplates: temporaryFolder(),
    basePath: "",
    publishing,
    readAssets: async () => assets,
  });
  return { store, drafts, handlers };
}
