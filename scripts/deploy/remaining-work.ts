import type { OrgFacts } from "./org-facts.ts";
import { siteNames } from "./site-names.ts";

const workspaces = `Setup, Digital Experiences, All Sites, Workspaces next to "${siteNames.label}"`;

const activate = [
  `Activate the site, after you looked at it (${workspaces}, Builder): ${workspaces}, Administration, Settings, Activate. Until then visitors do not see it.`,
];

/** What a deployment cannot do, as sentences with the place in Setup. */
export const remainingWork = ({ network }: OrgFacts): readonly string[] => [
  ...(network?.status === "Live" ? [] : activate),
  `Let the org send e-mail: Setup, Email, Deliverability, Access level "All email". A sandbox starts with "System email only", and nobody hears about a request.`,
  `Give each employee the permission set ${siteNames.employees} (Setup, Users, Permission Sets, ${siteNames.employees}, Manage Assignments) and a place in the queue (Setup, Users, Queues, ${siteNames.queue}).`,
  `Let site builders in who are not administrators: ${workspaces}, Administration, Members for their profile or permission set, then Administration, Contributors for their role.`,
  `Make the site a channel of the CMS workspace whose pictures it shows: app Digital Experiences, the workspace, Channels, Add Channel.`,
  `Check who owns requests that no queue takes: ${workspaces}, Administration, Preferences, Record ownership.`,
];
