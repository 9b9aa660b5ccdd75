// How a page loads, as Lighthouse sees it.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

/** What Lighthouse said of one load: scores from 0 to 100, and milliseconds to the largest paint. */
export interface Load {
  scores: Readonly<Record<string, number>>;
  lcp: number;
  cls: number;
  /** Bytes of script, compressed. */
  scriptBytes: number;
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string; url: string }[] } }>;
}

const run = promisify(execFile);
const program = join(import.meta.dirname, "../node_modules/lighthouse/cli/index.js");
const categories = "--only-categories=performance,accessibility,best-practices,seo";

/** Bytes of a compressed body: Lighthouse counts the headers too. */
async function weigh(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(await response.bytes(), { level: 9 }).length;
}

/** Runs Lighthouse, and again when it measured nothing, which happens to it now and then. */
async function runLighthouse(parameters: readonly string[], retriesLeft = 2): Promise<Report> {
  try {
    const { stdout } = await run(process.execPath, [program, ...parameters], { maxBuffer: 100e6 });
    const report: Report = JSON.parse(stdout);
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } catch (error) {
    if (retriesLeft === 0) throw error;
    return runLighthouse(parameters, retriesLeft - 1);
  }
}

/**
 * Loads a page once.
 *
 * @param port the browser's own port for tools
 * @throws Error when Lighthouse could not measure the page
 */
export async function measureLoad(url: string, port: number, screen: "mobile" | "desktop"): Promise<Load> {
  const options = [`--port=${port}`, "--output=json", "--quiet", categories, "--no-enable-error-reporting"];
  const preset = screen === "desktop" ? ["--preset=desktop"] : [];
  const { categories: scored, audits } = await runLighthouse([url, ...options, ...preset]);
  const scripts = audits["network-requests"]?.details?.items?.filter(({ resourceType }) => resourceType === "Script");
  const weights = await Promise.all((scripts ?? []).map((item) => weigh(item.url)));
  return {
    scores: Object.fromEntries(Object.entries(scored).map(([id, { score }]) => [id, 100 * score])),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scriptBytes: weights.reduce((sum, bytes) => sum + bytes, 0),
  };
}
