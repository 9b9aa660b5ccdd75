import type { FormFactor } from "../constants.ts";
import { toPlatformError } from "../convert-errors.ts";
import { PlatformError } from "../errors.ts";
import type { CacheEntry } from "../cache/cache-entry.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";
import type { UserCache } from "../cache/engine.ts";
import { isJsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import { day, hour, minute } from "../times.ts";
import { type Batch, batchData, type BatchItem, expectItems, itemFailure } from "../codecs/batch.ts";
import { unnormalized } from "../codecs/unnormalized.ts";
import type { TransportResponse } from "../transport.ts";
import { defineWrite } from "../table/define-write.ts";
import { type QueryContext, defineRead } from "../table/define-read.ts";
import { recordId, recordIds, string } from "../table/kinds.ts";
import { body, type CheckedOf, path, query, required } from "../table/parameters.ts";
import { formFactor, storeForEveryFormFactor } from "./kinds.ts";
import { outdating } from "./outdated-responses.ts";

/** A photo. */
export interface PhotoAvatar {
  readonly type: "Photo";
  readonly photoUrl?: string | null;
  readonly url?: string | null;
  readonly initials?: string | null;
  readonly recordId?: string;
  readonly eTag?: string;
}

/** An icon on a background color. */
export interface ThemeAvatar {
  readonly type: "Theme";
  readonly iconUrl: string;
  /** Six hexadecimal digits. */
  readonly backgroundColor: string;
  readonly recordId?: string;
  readonly eTag?: string;
}

/** The image of a record in lists and headings. */
export type RecordAvatar = PhotoAvatar | ThemeAvatar;

function unknownDiscriminator(value: unknown, known: readonly (string | number)[]): PlatformError {
  const expected = known.map((word) => `"${word}"`).join(",");
  const message = `Invalid discriminatorValue "${String(value)}". Expected one of ${expected}`;
  return new PlatformError(0, "UNEXPECTED_RESPONSE", message);
}

const isAvatar = (value: unknown): value is RecordAvatar =>
  isJsonObject(value) && (value.type === "Photo" || value.type === "Theme");

/** @throws TypeError or PlatformError if the response body is not an avatar */
function expectAvatar(response: unknown): RecordAvatar {
  if (isAvatar(response)) return response;
  if (!isJsonObject(response)) throw typeMismatch("object", response);
  throw unknownDiscriminator(response.type, ["Photo", "Theme"]);
}

/** Placeholder for an avatar that is being fetched. */
export const blankAvatar: ThemeAvatar = { type: "Theme", iconUrl: "", backgroundColor: "" };

const isBlankAvatar = (avatar: unknown): boolean =>
  isAvatar(avatar) && avatar.type === "Theme" && avatar.iconUrl === "" && avatar.backgroundColor === "";

/** The image of an avatar. */
export interface AvatarImage {
  readonly url: string;
  /** For an icon; six hexadecimal digits after a `#`. */
  readonly backgroundColor: string | undefined;
}

/**
 * Returns the image of an avatar.
 *
 * @throws PlatformError `Unsupported avatar type`
 * @example avatarImage({ type: "Theme", iconUrl: "/a.png", backgroundColor: "ff0000" })
 * // { url: "/a.png", backgroundColor: "#ff0000" }
 */
export function avatarImage(avatar: RecordAvatar): AvatarImage {
  if (avatar.type === "Photo") return { url: avatar.photoUrl ?? avatar.url ?? "", backgroundColor: undefined };
  if (isAvatar(avatar)) {
    const { iconUrl, backgroundColor } = avatar;
    return { url: iconUrl, backgroundColor: backgroundColor ? `#${backgroundColor}` : undefined };
  }
  throw new PlatformError(0, "UNSUPPORTED_AVATAR", "Unsupported avatar type");
}

/** The avatar of one record. Only batches can be requested, so this reads the cache alone. */
export const recordAvatar = defineRead("recordAvatar", {
  route: null,
  parameters: { recordId: path(recordId), formFactor: query(formFactor) },
  lifetime: 30 * day,
  response: unnormalized(expectAvatar),
});

const avatarsParameters = { recordIds: path(recordIds), formFactor: query(formFactor) };

type AvatarsConfig = CheckedOf<typeof avatarsParameters>;

/** Placeholder for an avatar that another request is fetching. */
const blankItem: BatchItem<RecordAvatar> = { statusCode: 200, result: blankAvatar };

const avatarEntry = (cache: UserCache, id: string, device: FormFactor | undefined): CacheEntry<RecordAvatar> =>
  recordAvatar.entry(cache, { recordId: id, formFactor: device });

const entriesOf = (cache: UserCache, config: AvatarsConfig): readonly CacheEntry<RecordAvatar>[] =>
  config.recordIds.map((id) => avatarEntry(cache, id, config.formFactor));

/** Until when an avatar is fresh in a batch with other records. */
const freshInBatchUntil = (entry: CacheEntry<RecordAvatar>): number =>
  entry.freshUntil() - (entry.error ? 0 : 30 * day - hour);

const avatars: ResponseCodec<AvatarsConfig, Batch<RecordAvatar>> = {
  fromCache({ cache, config }) {
    const entries = entriesOf(cache, config);
    return {
      ...batchData({ entries, retainUntil: -Infinity }),
      freshUntil: () => Math.min(...entries.map(freshInBatchUntil)),
    };
  },
  normalize(responseBody, { cache, config, received, lifetime, previous }) {
    const entries = entriesOf(cache, config);
    expectItems(responseBody, entries.length).forEach((item, at) => {
      const { statusCode: status, result } = item;
      const entry = entries[at];
      if (!entry || isBlankAvatar(result)) return;
      if (status === 200) return entry.store(result, received);
      if (status !== 400 && status !== 404) throw unknownDiscriminator(status, [200, 400, 404]);
      entry.storeError(itemFailure(item), received, status === 404 ? 0 : 5 * minute);
    });
    const retainUntil = received.at + hour;
    const errors = (): number[] => entries.flatMap((entry) => (entry.error ? [entry.freshUntil()] : []));
    return {
      ...batchData({ entries, retainUntil, before: previous?.read(), body: responseBody, blank: blankItem }),
      freshUntil: () => Math.min(received.at + lifetime, ...errors()),
    };
  },
};

/** A request for avatars that is in flight. */
interface PendingRequest {
  /** Its sequence number. */
  readonly at: number;
  /** The avatars for which other reads returned the placeholder meanwhile. */
  readonly blanks: Set<CacheEntry<RecordAvatar>>;
}

const pendingRequests = new WeakMap<CacheEntry<RecordAvatar>, PendingRequest>();

/**
 * Requests only avatars that no other request is fetching; the others are blank, and receive the error if that request
 * fails. Requests from before a write are ignored.
 */
async function fetchAvatars(context: QueryContext<AvatarsConfig, Batch<RecordAvatar>>): Promise<TransportResponse> {
  const { cache, config, send } = context;
  const { engine } = cache;
  const pendingFor = (entry: CacheEntry<RecordAvatar>): PendingRequest | undefined => {
    const request = pendingRequests.get(entry);
    return request && request.at > engine.lastWrite ? request : undefined;
  };
  const wanted = config.recordIds.map((id) => ({ id, entry: avatarEntry(cache, id, config.formFactor) }));
  for (const { entry } of wanted) pendingFor(entry)?.blanks.add(entry);
  const requested = wanted.filter(({ entry }) => !pendingFor(entry));
  if (requested.length === 0) return { status: 200, body: { results: wanted.map(() => blankItem) } };
  const pending: PendingRequest = { at: engine.nextSequence(), blanks: new Set() };
  for (const { entry } of requested) pendingRequests.set(entry, pending);
  try {
    const ids = requested.map(({ id }) => id);
    const response = await send(getRecordAvatars.request({ ...config, recordIds: ids }));
    const items = expectItems(response.body, ids.length);
    const results = config.recordIds.map((id) => items[ids.indexOf(id)] ?? blankItem);
    return { ...response, body: isJsonObject(response.body) ? { ...response.body, results } : { results } };
  } catch (error) {
    const received = { at: engine.clock.now(), sequence: engine.nextSequence() };
    for (const entry of pending.blanks) if (!entry.hasData) entry.storeError(toPlatformError(error), received, 0);
    throw error;
  } finally {
    for (const { entry } of requested) if (pendingRequests.get(entry) === pending) pendingRequests.delete(entry);
  }
}

/** The images of records in lists and headings. An avatar that another request is fetching is blank until that response arrives. */
export const getRecordAvatars = defineRead("getRecordAvatars", {
  route: "GET /record-avatars/batch/{recordIds}",
  parameters: avatarsParameters,
  lifetime: 5 * minute,
  response: avatars,
  fetch: fetchAvatars,
});

/** Changes the avatar of a record. */
export const updateRecordAvatar = defineWrite("updateRecordAvatar", {
  route: "POST /record-avatars/{recordId}/association",
  parameters: {
    recordId: path(recordId),
    externalId: body(string),
    blueMasterId: body(string),
    profileName: body(string),
    photoUrl: body(string),
    actionType: required(body(string)),
  },
  invalidConfigMessage: "updateRecordAvatar invalid configuration",
  ...outdating(["getRecordAvatars", "recordAvatar"]),
  onSuccess(response, { cache, config, received }) {
    const entryFor = (device?: FormFactor) => avatarEntry(cache, config.recordId, device);
    return storeForEveryFormFactor(entryFor, response, received);
  },
});
