import { expect } from "vitest";
import { getRecordAvatars, updateRecordAvatar } from "../../endpoints/avatars.ts";
import type { ReadCase, WriteCase } from "../contract.ts";
import { denied, missing, missingItem } from "../org-calls.ts";
import { missingId, otherId, recordId, times } from "../samples.ts";

const photo = { type: "Photo", photoUrl: "/photo.png" };
const theme = { type: "Theme", iconUrl: "/icon.png", backgroundColor: "a0b0c0" };
const association = {
  externalId: "1",
  blueMasterId: "2",
  profileName: "x",
  photoUrl: "/p.png",
  actionType: "Associate",
};
/** The icon of an object in the org. */
const icon = { type: "Theme", backgroundColor: expect.stringMatching(/^[0-9A-F]{6}$/) };

export const reads: Record<string, ReadCase> = {
  getRecordAvatars: {
    endpoint: getRecordAvatars,
    config: { recordIds: [recordId, otherId], formFactor: "Large" },
    request: { path: `/record-avatars/batch/${recordId},${otherId}`, query: { formFactor: "Large" } },
    required: ["recordIds"],
    response: { results: [photo, theme].map((result) => ({ statusCode: 200, result })) },
    lifetime: times.fiveMinutes,
    org: ({ bakker, japan }) => ({
      administrator: [
        {
          config: { recordIds: [bakker] },
          response: { results: [{ statusCode: 200, result: { ...icon, recordId: bakker } }] },
        },
        {
          title: "of several records, one of them missing",
          config: { recordIds: [japan, missingId] },
          response: { results: [{ statusCode: 200, result: { ...icon, recordId: japan } }, missingItem] },
        },
      ],
      guest: { response: { results: [missingItem] } },
    }),
  },
};

export const writes: Record<string, WriteCase> = {
  updateRecordAvatar: {
    endpoint: updateRecordAvatar,
    response: photo,
    config: { recordId, ...association },
    request: { method: "POST", path: `/record-avatars/${recordId}/association`, body: association },
    required: ["recordId", "actionType"],
    invalidConfigMessage: "updateRecordAvatar invalid configuration",
    org: ({ claes }) => ({
      administrator: [
        {
          config: { recordId: claes, actionType: "Associate", photoUrl: "/claes.jpg" },
          response: { type: "Photo", photoUrl: "/claes.jpg", recordId: claes },
        },
        { title: "to remove a photo", config: { recordId: claes, actionType: "Remove" }, response: icon },
        {
          title: "of a record that does not exist",
          config: { recordId: missingId, actionType: "Associate", photoUrl: "/claes.jpg" },
          ...missing,
        },
      ],
      guest: denied,
    }),
  },
};
