import type { CheckedOrg } from "./check-org.ts";
import { prefixFor } from "./preconditions.ts";
import { siteNames } from "@travel-design/site/metadata";
import { labelOfSite } from "./site-names.ts";

/** Everything that a deployment can leave to be done. */
export type WorkId =
  | "activate"
  | "lookAtApp"
  | "editHead"
  | "createPages"
  | "addForm"
  | "openSite"
  | "publishSite"
  | "sendEmail"
  | "verifyDomain"
  | "confirmRequests"
  | "showPath"
  | "admitEmployees"
  | "admitBuilders"
  | "connectWorkspace"
  | "checkOwner"
  | "trackOwner";

/** Work that a deployment cannot do. */
export interface Work {
  /** Names the work for programs that describe it in their own words. */
  id: WorkId;
  /** With the place in Setup. */
  sentence: string;
}

const workOf = (id: WorkId, sentence: string): Work => ({ id, sentence });

/** What an administrator does for an LWR site only: a React app is not edited in the org. */
const siteWork = (workspaces: string): readonly Work[] => [
  workOf(
    "admitBuilders",
    `Let site builders in who are not administrators, after the activation: Workspaces, Administration, Members for their profile or permission set, then Administration, Contributors for their role. ${workspaces}`,
  ),
  workOf(
    "connectWorkspace",
    "Make the site a channel of the CMS workspace whose pictures it shows: app Digital Experiences, the workspace, Channels, Add Channel.",
  ),
];

/** What no source confirms about a React app, so that somebody has to look. */
const appWork = (address: string): readonly Work[] => [
  workOf(
    "lookAtApp",
    `Look at the app: ${address} shows the home page, ${address}/privacyverklaring the privacy page, and a request that is submitted there appears in the app Reisbureau.`,
  ),
];

/** What the builders of a site that exists do before its visitors see the form. */
const blocksWork = (workspaces: string): readonly Work[] => [
  workOf(
    "editHead",
    'Load the fonts and the script for analytics in the head of every page: Experience Builder, Settings, Advanced, Edit Head Markup, the two lines of the guide for administrators, part "A site that exists". No trusted site and no relaxed security is needed: everything comes from the site itself.',
  ),
  workOf(
    "createPages",
    "Create a page that thanks visitors and one with the privacy statement, unless the site has them: Experience Builder, Pages, New Page, Standard Page.",
  ),
  workOf(
    "addForm",
    "Add the form: Experience Builder, Components, Offerteformulier, dragged to a page. Enter the addresses of the two pages, the telephone number and the version of the privacy statement in its properties.",
  ),
  workOf(
    "openSite",
    "Let visitors in without a login: Experience Builder, Settings, General, Public Access, and the access of the three pages in their Page Properties.",
  ),
  workOf(
    "publishSite",
    `Publish the site when its builders are ready: Experience Builder, Publish. After each update, too, because visitors see the new blocks only then. ${workspaces}`,
  ),
];

/** What remains to be done by hand after a deployment. */
export function remainingWork({ options, facts }: CheckedOrg): readonly Work[] {
  const label = labelOfSite(options);
  const { network, settings } = facts;
  const { as } = options;
  const isApp = as === "react-app";
  /** Where the workspaces of the site are, for the sentences that begin with "Workspaces". */
  const workspaces = `Workspaces are in Setup, Digital Experiences, All Sites, next to "${label}".`;
  return [
    ...(as === "blocks" ? blocksWork(workspaces) : []),
    ...((network?.status ?? (options.activate ? "Live" : "")) === "Live"
      ? []
      : [
          workOf(
            "activate",
            `${isApp ? "Activate the site" : "Look at the site in Experience Builder, then activate it"}: Workspaces, Administration, Settings, Activate. Until then visitors do not see it. ${workspaces}`,
          ),
        ]),
    ...(isApp ? appWork(`https://${settings?.siteHost ?? "DOMAIN"}/${prefixFor(options, facts)}`) : []),
    workOf(
      "sendEmail",
      `Let the org send e-mail: Setup, Deliverability, Access level "All email". A sandbox starts with "System email only", and then nobody is notified of a request.`,
    ),
    workOf(
      "verifyDomain",
      "Verify the domain of the address that e-mail comes from: Setup, DKIM Keys, or Setup, Authorized Email Domains. Salesforce delivers nothing from an unverified domain, and reports no error.",
    ),
    workOf(
      "confirmRequests",
      "Let visitors get a confirmation of their request: verify an address in Setup, Organization-Wide Addresses, and enter it in Setup, Custom Settings, Offerte-instellingen. The e-mail to the queue comes from it, too. Without it visitors get no e-mail.",
    ),
    workOf("showPath", "Show the progress of requests: Setup, Path Settings, Enable."),
    workOf(
      "admitEmployees",
      `Give each employee the permission set ${siteNames.employees} (Setup, Permission Sets, ${siteNames.employees}, Manage Assignments) and a place in the queue (Setup, Queues, ${siteNames.queue}).`,
    ),
    ...(as === "lwr-site" ? siteWork(workspaces) : []),
    workOf(
      "checkOwner",
      `Check who owns requests that no queue takes: Workspaces, Administration, Preferences, Record ownership. ${workspaces}`,
    ),
    workOf(
      "trackOwner",
      "Keep a history of who owned a request: Setup, Object Manager, Offerteaanvraag, Fields & Relationships, Set History Tracking, Owner. Status and consent have theirs.",
    ),
  ];
}
