// Test double of the platform's navigation menu wire: requests a menu from the local org, the default one without a name.
import communityId from "@salesforce/community/Id";
import { createAdapter } from "local/wireAdapter";

const path = `/connect/communities/${communityId}/navigation-menu/navigation-menu-items`;

export const getNavigationMenu = createAdapter(({ navigationLinkSetDeveloperName: name }) =>
  name ? `${path}?navigationLinkSetDeveloperName=${encodeURIComponent(name)}` : path,
);
