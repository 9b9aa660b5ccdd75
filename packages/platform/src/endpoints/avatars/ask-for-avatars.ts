import type { UserCache } from "../../engine/user-cache.ts";
import { toPlatformError } from "../../errors.ts";
import { expectItems, type Batch } from "../../shapes/batch.ts";
import type { Asking } from "../../table/define-read.ts";
import type { TransportRequest, TransportResponse } from "../../transport/transport.ts";
import { avatarEntry, blankItem, type AvatarsConfig } from "./avatars-shape.ts";
import type { RecordAvatar } from "./types.ts";

/** Avatars that are under way, and whether somebody was given a blank meanwhile. */
type Waiting = Map<string, boolean>;

const waitingByCache = new WeakMap<UserCache, Waiting>();

function waitingIn(cache: UserCache): Waiting {
  const known = waitingByCache.get(cache) ?? new Map<string, boolean>();
  waitingByCache.set(cache, known);
  return known;
}

/** The same call for some of the records only. */
function requestFor(request: TransportRequest, ids: readonly string[]): TransportRequest {
  const base = request.path.slice(0, request.path.lastIndexOf("/") + 1);
  return { ...request, path: base + ids.map(encodeURIComponent).join(",") };
}

/** Asks for the avatars that nobody waits for already; the others are blank in the answer. */
export async function askForAvatars(asking: Asking<AvatarsConfig, Batch<RecordAvatar>>): Promise<TransportResponse> {
  const { cache, config, request, send } = asking;
  const waiting = waitingIn(cache);
  const place = (id: string): string => `${id} ${config.formFactor ?? ""}`;
  const isWaitedFor = (id: string): boolean => waiting.has(place(id));
  const ids = config.recordIds.filter((id) => !isWaitedFor(id));
  for (const id of config.recordIds.filter(isWaitedFor)) waiting.set(place(id), true);
  if (ids.length === 0) return { status: 200, body: { results: config.recordIds.map(() => blankItem) } };
  for (const id of ids) waiting.set(place(id), false);
  try {
    const answer = await send(requestFor(request, ids));
    const items = expectItems(answer.body, ids.length);
    const results = config.recordIds.map((id) => items[ids.indexOf(id)] ?? blankItem);
    return { ...answer, body: { results } };
  } catch (error) {
    const blanks = ids.filter((id) => waiting.get(place(id)));
    failBlanks(asking, blanks, error);
    throw error;
  } finally {
    for (const id of ids) waiting.delete(place(id));
  }
}

/** Whoever was given a blank for one of these hears that it does not come. */
function failBlanks(
  { cache, config }: { cache: UserCache; config: AvatarsConfig },
  ids: readonly string[],
  error: unknown,
): void {
  const { clock } = cache.services;
  const moment = { now: clock.now(), order: cache.services.nextEvent() };
  for (const id of ids) {
    const entry = avatarEntry(cache, config, id);
    if (!entry.hasData) entry.fail(toPlatformError(error), moment, 0);
  }
}
