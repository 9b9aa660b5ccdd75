import { batchErrorLifetimes } from "../batch-error-lifetimes.ts";
import type { FormFactor } from "../constants.ts";
import { toPlatformError } from "../convert-errors.ts";
import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { isJsonObject } from "../json.ts";
import * as lifetimes from "../lifetimes.ts";
import { type Batch, batchData, type BatchItem, expectItems, itemFailure } from "../codecs/batch.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";
import type { TransportRequest, TransportResponse } from "../transport.ts";
import { defineWrite } from "../table/define-write.ts";
import { type QueryContext, defineRead } from "../table/define-read.ts";
import { recordId, recordIds, string } from "../table/kinds.ts";
import { body, path, query, required } from "../table/parameters.ts";
import { blankAvatar, isBlankAvatar, type RecordAvatar, recordAvatar, unknownDiscriminator } from "./avatar.ts";
import { formFactor } from "./kinds.ts";
import { storeForEveryFormFactor } from "./layouts.ts";

/** Selects avatars. */
interface AvatarsConfig {
  readonly recordIds: readonly string[];
  readonly formFactor?: FormFactor | undefined;
}

type Avatars = Batch<RecordAvatar>;

const ok = 200;
const badRequest = 400;
const notFound = 404;

/** Placeholder for an avatar that another request is fetching. */
const blankItem: BatchItem<RecordAvatar> = { statusCode: ok, result: blankAvatar };

/** The cache entry of one avatar. */
const avatarEntry = (cache: UserCache, config: AvatarsConfig, id: string): CacheEntry<RecordAvatar> =>
  recordAvatar.entry(cache, { recordId: id, formFactor: config.formFactor });

const entriesOf = (cache: UserCache, config: AvatarsConfig): readonly CacheEntry<RecordAvatar>[] =>
  config.recordIds.map((id) => avatarEntry(cache, config, id));

/** Until when an avatar is fresh in a batch with other records. */
const freshInBatchUntil = (entry: CacheEntry<RecordAvatar>): number =>
  entry.freshUntil() - (entry.error ? 0 : lifetimes.avatar - lifetimes.avatarMap);

/** Normalizes each avatar of a batch. */
const avatars: ResponseCodec<AvatarsConfig, Avatars> = {
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
      if (status === ok) return entry.store(result, received);
      if (status !== badRequest && status !== notFound) throw unknownDiscriminator(status, [ok, badRequest, notFound]);
      entry.storeError(itemFailure(item), received, status === notFound ? 0 : batchErrorLifetimes.avatars);
    });
    const until = received.at + lifetime;
    const errors = (): number[] => entries.flatMap((entry) => (entry.error ? [entry.freshUntil()] : []));
    return {
      ...batchData({
        entries,
        retainUntil: received.at + lifetimes.recordAvatars,
        before: previous?.read(),
        body: responseBody,
        blank: blankItem,
      }),
      freshUntil: () => Math.min(until, ...errors()),
    };
  },
};

/** A request for avatars that is in flight. */
interface PendingRequest {
  /** Its sequence number. */
  readonly at: number;
  /** The records for which other reads returned the placeholder meanwhile. */
  readonly blanks: Set<string>;
}

/** Requests in flight by avatar. */
type PendingRequests = Map<string, PendingRequest>;

const pendingByCache = new WeakMap<UserCache, PendingRequests>();

function pendingIn(cache: UserCache): PendingRequests {
  const existing = pendingByCache.get(cache) ?? new Map<string, PendingRequest>();
  pendingByCache.set(cache, existing);
  return existing;
}

/** The same request for some of the records. */
function requestFor(request: TransportRequest, ids: readonly string[]): TransportRequest {
  const base = request.path.slice(0, request.path.lastIndexOf("/") + 1);
  return { ...request, path: base + ids.map(encodeURIComponent).join(",") };
}

/**
 * Requests only avatars that no other request is fetching; the others are blank. Requests from before a write are
 * ignored.
 */
async function fetchAvatars(context: QueryContext<AvatarsConfig, Batch<RecordAvatar>>): Promise<TransportResponse> {
  const { cache, config, request, send } = context;
  const { services } = cache;
  const pending = pendingIn(cache);
  const keyFor = (id: string): string => `${id} ${config.formFactor ?? ""}`;
  const pendingFor = (id: string): PendingRequest | undefined => {
    const pendingRequest = pending.get(keyFor(id));
    return pendingRequest && pendingRequest.at > services.lastWrite ? pendingRequest : undefined;
  };
  for (const id of config.recordIds) pendingFor(id)?.blanks.add(id);
  const ids = config.recordIds.filter((id) => !pendingFor(id));
  if (ids.length === 0) return { status: 200, body: { results: config.recordIds.map(() => blankItem) } };
  const pendingRequest: PendingRequest = { at: services.nextSequence(), blanks: new Set() };
  for (const id of ids) pending.set(keyFor(id), pendingRequest);
  try {
    const response = await send(requestFor(request, ids));
    const items = expectItems(response.body, ids.length);
    const results = config.recordIds.map((id) => items[ids.indexOf(id)] ?? blankItem);
    return { ...response, body: isJsonObject(response.body) ? { ...response.body, results } : { results } };
  } catch (error) {
    failBlanks(context, pendingRequest.blanks, error);
    throw error;
  } finally {
    for (const id of ids) if (pending.get(keyFor(id)) === pendingRequest) pending.delete(keyFor(id));
  }
}

/** Stores the error for every avatar that other reads returned as blank. */
function failBlanks(
  { cache, config }: { cache: UserCache; config: AvatarsConfig },
  ids: ReadonlySet<string>,
  error: unknown,
): void {
  const { clock } = cache.services;
  const received = { at: clock.now(), sequence: cache.services.nextSequence() };
  for (const id of ids) {
    const entry = avatarEntry(cache, config, id);
    if (!entry.hasData) entry.storeError(toPlatformError(error), received, 0);
  }
}

/** What stands for records in lists and headings. An avatar that another request is fetching is blank until that response arrives. */
export const getRecordAvatars = defineRead({
  name: "getRecordAvatars",
  path: "/record-avatars/batch/{recordIds}",
  parameters: { recordIds: path(recordIds), formFactor: query(formFactor) },
  lifetime: lifetimes.batchAvatars,
  response: avatars,
  fetch: fetchAvatars,
});

/** Changes the avatar of a record. */
export const updateRecordAvatar = defineWrite({
  name: "updateRecordAvatar",
  method: "POST",
  path: "/record-avatars/{recordId}/association",
  parameters: {
    recordId: path(recordId),
    externalId: body(string),
    blueMasterId: body(string),
    profileName: body(string),
    photoUrl: body(string),
    actionType: required(body(string)),
  },
  invalidConfigMessage: "updateRecordAvatar invalid configuration",
  outdates: ["getRecordAvatars", "recordAvatar"],
  onSuccess(response, { cache, config, received }) {
    return storeForEveryFormFactor(
      (device) => recordAvatar.entry(cache, { recordId: config.recordId, formFactor: device }),
      response,
      received,
    );
  },
});
