// Checks the pages of a UI bundle. The policy of the platform for inline script and style is unknown, so pages contain neither.

/** A page of the bundle. */
export interface BundlePage {
  html: string;
  /** Path of the app on the domain: "/app". */
  basePath: string;
  /** Whether the bundle has a file, by its path in the output folder. */
  hasFile(path: string): boolean;
}

const scripts = /<script\b([^>]*)>/gi;
/** Data blocks contain data, which browsers do not run and policies do not cover. */
const isInline = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !attributes.includes('type="application/ld+json"');

const addresses =
  /\b(?:href|src|action|poster|data-scripts)="([^"]*)"|\bsrcset="([^"]*)"|url\((?:&quot;|["'])?([^)"'&]*)/gi;

/** The addresses in a page: of links, files and pictures. */
const addressesIn = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(addresses)).flatMap(([, plain = "", set = "", styled = ""]) => [
      ...plain.split(" "),
      ...set.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
      styled,
    ]),
  ),
];

const isOnDomain = (address: string): boolean => /^\/(?!\/)/.test(address);
const isFile = (path: string): boolean => /\.\w+$/.test(path);

function checkAddress(address: string, { basePath, hasFile }: BundlePage): string[] {
  if (!address.startsWith(`${basePath}/`) && address !== basePath)
    return [`it contains the address ${address}, which is outside the app at ${basePath}; begin it with ${basePath}/.`];
  const path = address.slice(basePath.length + 1).replace(/[?#].*$/, "");
  return isFile(path) && !hasFile(path)
    ? [`it loads ${path}, which the output folder lacks; build the app again.`]
    : [];
}

/** Checks a page. @returns a sentence per problem */
export function checkPage(page: BundlePage): string[] {
  const { html } = page;
  return [
    ...Array.from(html.matchAll(scripts))
      .filter(([, attributes = ""]) => isInline(attributes))
      .map(() => "it contains an inline script, which the platform may block; move it to a file."),
    ...(/<style\b/i.test(html) ? ["it contains a <style> element, which the platform may block; link a file."] : []),
    ...(/<[a-z][^>]*\son[a-z]+=/i.test(html)
      ? ["it contains an event handler attribute, which the platform may block; add a listener in a script."]
      : []),
    ...addressesIn(html)
      .filter(isOnDomain)
      .flatMap((address) => checkAddress(address, page)),
  ];
}
