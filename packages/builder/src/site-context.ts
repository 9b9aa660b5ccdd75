import { createContext, use } from "react";
import type { SiteInfo } from "./api.ts";

const Context = createContext<SiteInfo | null>(null);

/** Provides what is known about the site. */
export const SiteProvider = Context.Provider;

/** What is known about the site. @throws Error outside a {@link SiteProvider} */
export function useSite(): SiteInfo {
  const site = use(Context);
  if (!site) throw new Error("A part of the builder is rendered outside SiteProvider.");
  return site;
}
