// The site that contains the app. Salesforce calls it a container: it has no pages of its own. It has the settings of the LWR
// site of force-app, apart from what the platform requires of a container. A deployment adds what differs by org.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { appNames, siteNames } from "./names.ts";
import { withElement } from "./with-element.ts";

/** Salesforce adds this to the path of the site that owns the guest user and the login pages. */
const siteEnding = "vforcesite";

const withElements = (xml: string, parent: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => withElement(text, parent, name, value), xml);

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const siteBundleMeta = `<?xml version="1.0" encoding="UTF-8"?>
<DigitalExperienceBundle xmlns="http://soap.sforce.com/2006/04/metadata">
    <label>${appNames.bundle}</label>
</DigitalExperienceBundle>
`;

const config = (prefix: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<DigitalExperienceConfig xmlns="http://soap.sforce.com/2006/04/metadata">
    <label>${appNames.label}</label>
    <site>
        <urlPathPrefix>${prefix}</urlPathPrefix>
    </site>
    <space>site/${appNames.bundle}</space>
</DigitalExperienceConfig>
`;

/** Guests reach the APIs of the site only if its setting for public APIs is on, which has this name. */
const containerNetwork = {
  enableGuestChatter: "true",
  enableSiteAsContainer: "true",
  picassoSite: appNames.bundle,
  site: appNames.site,
};

/**
 * The files of the site by path.
 *
 * @param forceApp path of the metadata with the LWR site
 * @param prefix path of the app on the domain, without slashes
 */
export function siteFiles(forceApp: string, prefix: string): Map<string, string> {
  const read = (path: string): string => readFileSync(join(forceApp, path), "utf8");
  const sitePrefix = prefix + siteEnding;
  const siteContent = `digitalExperiences/site/${appNames.bundle}/sfdc_cms__site/${appNames.bundle}`;
  return new Map([
    [
      `networks/${appNames.label}.network-meta.xml`,
      withElements(read(`networks/${siteNames.label}.network-meta.xml`), "Network", {
        ...containerNetwork,
        urlPathPrefix: sitePrefix,
      }),
    ],
    [
      `sites/${appNames.site}.site-meta.xml`,
      withElements(read(`sites/${siteNames.site}.site-meta.xml`), "CustomSite", {
        masterLabel: appNames.label,
        urlPathPrefix: sitePrefix,
      }),
    ],
    [`digitalExperienceConfigs/${appNames.bundle}.digitalExperienceConfig-meta.xml`, config(prefix)],
    [`digitalExperiences/site/${appNames.bundle}/${appNames.bundle}.digitalExperience-meta.xml`, siteBundleMeta],
    [`${siteContent}/_meta.json`, json({ apiName: appNames.bundle, type: "sfdc_cms__site", path: "" })],
    [
      `${siteContent}/content.json`,
      json({
        type: "sfdc_cms__site",
        title: appNames.label,
        contentBody: {
          authenticationType: "AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED",
          appContainer: true,
          appSpace: `c__${appNames.app}`,
        },
        urlName: prefix,
      }),
    ],
  ]);
}

/** Writes the site. @param folder of the metadata */
export function writeSite(forceApp: string, folder: string, prefix: string): void {
  for (const [path, text] of siteFiles(forceApp, prefix)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
