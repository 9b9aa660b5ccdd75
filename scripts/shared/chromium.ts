// Finds the browser that tests and benchmarks drive, and installs one where there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright";

/**
 * Chromium without windows: a page in it takes a quarter of the processor time. It is not the whole browser: a tab of Chromium itself
 * shares a window with other tabs, and takes its size from that window unless the size is emulated.
 */
const debianShell = "/usr/bin/chromium-headless-shell";

/** Fonts as wide as Times New Roman and Arial. The site's fallback fonts are made for these, and Chromium brings none. */
const debianFonts = "/usr/share/fonts/truetype/liberation";

const wellKnownPaths = [
  debianShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Switches for a headless run that works as root and makes no requests of its own. */
const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of an installed Chromium: `CHROMIUM_PATH`, a well-known place, or Playwright's own; undefined without one. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, ...wellKnownPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Launch options that Playwright, Vitest and the benchmarks share. */
export function chromiumLaunchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: [...chromiumArguments], ...(executablePath && { executablePath }) };
}

/** Started with Node: on Windows `npx` is a batch file, which only a shell can start. */
const playwrightCli = resolve(import.meta.dirname, "../../node_modules/playwright/cli.js");

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

const installFromDebian = (...names: readonly string[]): boolean => {
  const lock = ["-o", "DPkg::Lock::Timeout=300"];
  const install = (name: string): boolean => run("apt-get", "install", ...lock, "-y", "--no-install-recommends", name);
  return run("apt-get", ...lock, "update") && names.some(install);
};

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Options of {@link ensureChromium}. */
export interface ChromiumChoice {
  /** Installs Debian's Chromium without windows even if there is another browser, because tests take half the time in it. */
  prefersShell?: boolean;
}

/**
 * Makes sure there is a Chromium: the one found, else one of Debian's packages (as root), else Playwright's own download. As root on
 * Debian, it also makes sure that there are fonts.
 *
 * @throws Error with one sentence on what to do when none can be had
 */
export function ensureChromium({ prefersShell = false }: ChromiumChoice = {}): string {
  const isDebian = isRootOnDebian();
  const lacksShell = isDebian && !process.env.CHROMIUM_PATH && !existsSync(debianShell);
  if (isDebian && !existsSync(debianFonts)) installFromDebian("fonts-liberation");
  const attempts = [
    ...(prefersShell && lacksShell ? [() => installFromDebian("chromium-headless-shell")] : []),
    () => true,
    ...(isDebian ? [() => installFromDebian("chromium-headless-shell", "chromium")] : []),
    () => run(process.execPath, playwrightCli, "install", "chromium"),
  ];
  for (const attempt of attempts) {
    const found = attempt() ? findChromium() : undefined;
    if (found) return found;
  }
  throw new Error(
    "The tests need Chromium, and none could be found or installed: install it (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to your browser.",
  );
}

/**
 * Another Chromium than the one that tests use, because Chromium and its headless shell differ. As root on Debian it is installed if
 * there is none; elsewhere it may be missing.
 */
export function ensureOtherChromium(): string | undefined {
  const used = findChromium();
  const find = (): string | undefined => wellKnownPaths.find((path) => path !== used && existsSync(path));
  return find() ?? (isRootOnDebian() && installFromDebian("chromium") ? find() : undefined);
}
