// How a page loads, as Lighthouse sees it.
import lighthouse, { desktopConfig } from "lighthouse";

/** Kinds of screen and network that Lighthouse measures for. */
export type Screen = "mobile" | "desktop";

/** What Lighthouse said of one load. */
export interface Load {
  /** From 0 to 100, by category. */
  scores: Readonly<Record<string, number>>;
  /** Milliseconds to the largest paint. */
  lcp: number;
  /** Milliseconds that the main thread did not listen. */
  tbt: number;
  cls: number;
  /** Bytes of script that came over the network, headers included. */
  scriptBytes: number;
  /** Names of the checks that were not passed. */
  faults: readonly string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const numberOf = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);

function scriptBytesOf(details: unknown): number {
  const items: unknown = Reflect.get(Object(details), "items");
  const rows = Array.isArray(items) ? items : [];
  const scripts = rows.filter((row) => Reflect.get(Object(row), "resourceType") === "Script");
  return scripts.reduce((sum: number, row) => sum + numberOf(Reflect.get(Object(row), "transferSize")), 0);
}

/**
 * Loads a page once.
 *
 * @param port the browser's own port for tools
 * @throws Error when Lighthouse could not measure the page
 */
export async function measureLoad(url: string, port: number, screen: Screen): Promise<Load> {
  const flags = { port, onlyCategories: categories, logLevel: "error" } as const;
  const result = await lighthouse(url, flags, screen === "desktop" ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`);
  const { lhr } = result;
  const value = (audit: string): number => numberOf(lhr.audits[audit]?.numericValue);
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, 100 * numberOf(score)])),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptBytes: scriptBytesOf(lhr.audits["network-requests"]?.details),
    faults: weighed.flatMap(({ id }) => ((lhr.audits[id]?.score ?? 1) < 0.9 ? [id] : [])),
  };
}
