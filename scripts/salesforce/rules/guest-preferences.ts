import { isExposed, readProperties } from "../bundle-meta.ts";
import { metadataOf } from "../metadata.ts";
import type { Rule } from "../rule.ts";
import { readSites } from "../site.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** Visitors are not signed in, so preferences of the site decide what they can see. */
export const guestPreferences: Rule = {
  title: "Visitors can reach the site and its pictures, and nothing else",
  check: (source) => [...checkNetworks(source), ...checkCustomSites(source), ...checkAccess(source)],
};

function checkNetworks(source: SourceTree): string[] {
  const block = source.paths.find((path) => path.endsWith(".js-meta.xml") && offersPictures(source.read(path)));
  return metadataOf(source, ".network-meta.xml").flatMap(({ path, content }) => [
    ...(block && !content.flag("enableGuestFileAccess")
      ? [
          problemIn(
            path,
            `visitors do not see pictures of the CMS, which builders can choose in ${block}; set enableGuestFileAccess to true.`,
          ),
        ]
      : []),
    ...["enableGuestMemberVisibility", "selfRegistration"]
      .filter((name) => content.flag(name))
      .map((name) => problemIn(path, `${name} shows visitors more than the site needs; set it to false.`)),
  ]);
}

const offersPictures = (meta: string): boolean =>
  isExposed(meta) && readProperties(meta).some(({ type }) => type === "ContentReference");

const checkCustomSites = (source: SourceTree): string[] =>
  metadataOf(source, ".site-meta.xml").flatMap(({ path, content }) => [
    ...(content.flag("active")
      ? []
      : [problemIn(path, "the site is not active, so nobody can open it; set active to true.")]),
    ...(content.text("clickjackProtectionLevel") === "AllowAllFraming"
      ? [problemIn(path, "any website may show the site in a frame; set clickjackProtectionLevel to SameOriginOnly.")]
      : []),
  ]);

const publicAccess = "AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED";

const checkAccess = (source: SourceTree): string[] =>
  readSites(source).flatMap((site) =>
    site
      .items("site")
      .filter(({ body }) => body.authenticationType !== publicAccess)
      .map(({ path, body }) =>
        problemIn(
          path,
          `visitors have to sign in, because the access is ${body.authenticationType}; use ${publicAccess}.`,
        ),
      ),
  );
