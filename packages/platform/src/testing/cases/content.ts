import { getNavigationMenu, getSeoProperties } from "../../endpoints/content.ts";
import type { ReadCase } from "../contract.ts";
import { missing } from "../org-calls.ts";
import { city, object, recordId, times } from "../samples.ts";

const communityId = "0DB000000000001AAA";

export const reads: Record<string, ReadCase> = {
  getNavigationMenu: {
    endpoint: getNavigationMenu,
    config: {
      communityId,
      navigationLinkSetDeveloperName: "Hoofdmenu",
      navigationLinkSetId: "0Yo000000000001AAA",
      publishStatus: "Live",
      menuItemTypesToSkip: ["Event", "Modal"],
      addHomeMenuItem: false,
      includeImageUrl: false,
    },
    request: {
      path: `/services/data/v63.0/connect/communities/${communityId}/navigation-menu/navigation-menu-items`,
      query: {
        navigationLinkSetDeveloperName: "Hoofdmenu",
        navigationLinkSetId: "0Yo000000000001AAA",
        publishStatus: "Live",
        menuItemTypesToSkip: "Event,Modal",
        addHomeMenuItem: "false",
        includeImageUrl: "false",
      },
    },
    required: ["communityId"],
    response: { menuItems: [{ label: "Reizen", actionType: "InternalLink", actionValue: "/reizen" }] },
    lifetime: times.hour,
    org: ({ community }) => ({
      administrator: [
        { config: { communityId: community }, response: { menuItems: [] } },
        {
          title: "without this menu",
          config: { communityId: community, navigationLinkSetDeveloperName: "Geen" },
          ...missing,
        },
        { title: "of another site", config: { communityId }, ...missing },
      ],
      guest: { response: { menuItems: [] } },
    }),
  },
  getSeoProperties: {
    endpoint: getSeoProperties,
    config: { communityId, recordId, fields: ["Name", "City__c"] },
    request: {
      path: `/services/data/v63.0/connect/communities/${communityId}/seo/properties/${recordId}`,
      query: { fields: "Name,City__c" },
    },
    required: ["communityId", "recordId"],
    response: { Name: "Peru" },
    lifetime: times.hour,
    org: ({ community, bakker }) => ({
      administrator: [
        {
          config: { communityId: community, recordId: bakker, fields: [city, "LeavingDate__c", "Street__c"] },
          response: { [`${object}.City__c`]: "Delft", LeavingDate__c: "01-05-2026", Street__c: "" },
        },
        { title: "of another site", config: { communityId, recordId: bakker, fields: ["Name"] }, ...missing },
      ],
      guest: missing,
    }),
  },
};
