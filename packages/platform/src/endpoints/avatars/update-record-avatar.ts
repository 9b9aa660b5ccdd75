import { defineWrite } from "../../table/define-write.ts";
import { recordId, text } from "../../table/kinds.ts";
import { body, path, required } from "../../table/parameters.ts";
import { takeForEveryDevice } from "../take-for-every-device.ts";
import { recordAvatar } from "./record-avatar.ts";

/** Gives a record another avatar. */
export const updateRecordAvatar = defineWrite({
  name: "updateRecordAvatar",
  method: "POST",
  path: "/record-avatars/{recordId}/association",
  parameters: {
    recordId: path(recordId),
    externalId: body(text),
    blueMasterId: body(text),
    profileName: body(text),
    photoUrl: body(text),
    actionType: required(body(text)),
  },
  refusal: "updateRecordAvatar invalid configuration",
  take(answer, { cache, config, moment }) {
    return takeForEveryDevice(
      (formFactor) => recordAvatar.entry(cache, { recordId: config.recordId, formFactor }),
      answer,
      moment,
    );
  },
});
