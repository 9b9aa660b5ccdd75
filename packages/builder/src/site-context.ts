import { createContext, use } from "react";
import type { SiteInfo } from "./contract/responses.ts";

const Context = createContext<SiteInfo | null>(null);

/** Provides what is known about the site. */
export const SiteProvider = Context.Provider;

/** A place on the page that links can lead to. */
export interface PageAnchor {
  /** Its name: a link to it begins with `#`. */
  name: string;
  /** What is there. */
  label: string;
}

const Anchors = createContext<readonly PageAnchor[]>([]);

/** Provides the places of the page that links can lead to. */
export const PageAnchorsProvider = Anchors.Provider;

/** The places of the page that links can lead to. */
export const usePageAnchors = (): readonly PageAnchor[] => use(Anchors);

/** What is known about the site. @throws Error outside a {@link SiteProvider} */
export function useSite(): SiteInfo {
  const site = use(Context);
  if (!site) throw new Error("A part of the builder is rendered outside SiteProvider.");
  return site;
}
