import type { OrgFacts } from "./org-facts.ts";
import { siteNames } from "./site-names.ts";

/** Where the workspaces of the site are, for the sentences that begin with "Workspaces". */
const workspaces = `Workspaces are in Setup, Digital Experiences, All Sites, next to "${siteNames.label}".`;

/** Work that a deployment cannot do: one sentence each, with the place in Setup. */
export const remainingWork = ({ network }: OrgFacts): readonly string[] => [
  ...(network?.status === "Live"
    ? []
    : [
        `Look at the site in Experience Builder, then activate it: Workspaces, Administration, Settings, Activate. Until then visitors do not see it. ${workspaces}`,
      ]),
  `Let the org send e-mail: Setup, Deliverability, Access level "All email". A sandbox starts with "System email only", and then nobody is notified of a request.`,
  `Show the progress of requests: Setup, Path Settings, Enable.`,
  `Give each employee the permission set ${siteNames.employees} (Setup, Permission Sets, ${siteNames.employees}, Manage Assignments) and a place in the queue (Setup, Queues, ${siteNames.queue}).`,
  `Let site builders in who are not administrators, after the activation: Workspaces, Administration, Members for their profile or permission set, then Administration, Contributors for their role. ${workspaces}`,
  `Make the site a channel of the CMS workspace whose pictures it shows: app Digital Experiences, the workspace, Channels, Add Channel.`,
  `Check who owns requests that no queue takes: Workspaces, Administration, Preferences, Record ownership. ${workspaces}`,
];
