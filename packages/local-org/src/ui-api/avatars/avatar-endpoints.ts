import type { RecordAvatar } from "@travel-design/platform";
import { withETag } from "../../http/response.ts";
import { asInputWith, splitList, stringOf } from "../../http/input.ts";
import { resultsOf } from "../batch-results.ts";
import { findRecord, get, requireRecords, post, type Call, type Endpoint } from "../endpoint.ts";
import { invalidParameter } from "../paging.ts";
import { choiceOfQuery, formFactors } from "../query.ts";
import { themeOf } from "../theme.ts";

/** The avatar of a record: the photo that a user gave it, else the icon of its object. */
function avatarOf(call: Call, id: string): RecordAvatar {
  const { object, record } = findRecord(call, id);
  const photoUrl = call.org.userData.photos.read(record.id);
  if (photoUrl !== undefined) return withETag({ photoUrl, recordId: record.id, type: "Photo" });
  const { color, iconUrl } = themeOf(call.metadata, object);
  return withETag({ backgroundColor: color, iconUrl, recordId: record.id, type: "Theme" });
}

const maxUrlLength = 2000;

/** @throws OrgError 400 for an address that is neither of this site nor of the web */
function readPhotoUrl(text: string): string {
  const isOwn = /^\/(?![/\\])/.test(text);
  const isWeb = /^https?:\/\//i.test(text) && URL.canParse(text);
  if (text.length <= maxUrlLength && (isOwn || isWeb)) return text;
  throw invalidParameter("photoUrl must be an address that starts with https:// or with one slash.");
}

/** Sets the photo of a record, or removes it if the request has none. */
function associate(call: Call, body: unknown): RecordAvatar {
  requireRecords(call);
  const { record } = findRecord(call, call.param("recordId"));
  const keys = ["actionType", "blueMasterId", "externalId", "photoUrl", "profileName"];
  const input = asInputWith(body, "the avatar", keys);
  for (const key of keys) stringOf(input, key, "");
  if (stringOf(input, "actionType", "") === "")
    throw invalidParameter("actionType is missing; name what is to be done.");
  const photoUrl = stringOf(input, "photoUrl", "");
  if (photoUrl === "") call.org.userData.photos.remove(record.id);
  else call.org.userData.photos.change(record.id, () => readPhotoUrl(photoUrl));
  return avatarOf(call, record.id);
}

/** Avatars of records in lists and headings. */
export const avatarEndpoints: readonly Endpoint[] = [
  get("/record-avatars/batch/:recordIds", (call) => {
    choiceOfQuery(call.query, "formFactor", formFactors, "Large");
    return resultsOf(splitList(call.param("recordIds")), (id) => avatarOf(call, id));
  }),
  post<RecordAvatar>("/record-avatars/:recordId/association", associate),
];
