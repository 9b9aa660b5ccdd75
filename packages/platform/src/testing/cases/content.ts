import { getSeoProperties } from "../../endpoints/content.ts";
import type { ReadCase } from "../contract.ts";
import { missing } from "../org-calls.ts";
import { city, object, recordId, times } from "../samples.ts";

const communityId = "0DB000000000001AAA";

export const reads: Record<string, ReadCase> = {
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
