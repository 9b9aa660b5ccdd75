import type { UserCache } from "../../engine/user-cache.ts";
import { toPlatformError } from "../../errors.ts";
import { expectItems, type Batch } from "../../shapes/batch.ts";
import type { Asking } from "../../table/define-read.ts";
import type { TransportRequest, TransportResponse } from "../../transport/transport.ts";
import { blankAvatar } from "./avatar.ts";
import { avatarEntry, type AvatarsConfig } from "./avatars-shape.ts";
import type { RecordAvatar } from "./types.ts";

const underWay = new WeakMap<UserCache, Set<string>>();

/** The avatars of a cache that somebody waits for. */
function waitingIn(cache: UserCache): Set<string> {
  const known = underWay.get(cache) ?? new Set<string>();
  underWay.set(cache, known);
  return known;
}

const blankItem = { statusCode: 200, result: blankAvatar };

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
  const ids = config.recordIds.filter((id) => !waiting.has(place(id)));
  if (ids.length === 0) return { status: 200, body: { results: config.recordIds.map(() => blankItem) } };
  for (const id of ids) waiting.add(place(id));
  try {
    const answer = await send(requestFor(request, ids));
    const items = expectItems(answer.body, ids.length);
    const results = config.recordIds.map((id) => items[ids.indexOf(id)] ?? blankItem);
    return { ...answer, body: { results } };
  } catch (error) {
    failWaiting(asking, ids, error);
    throw error;
  } finally {
    for (const id of ids) waiting.delete(place(id));
  }
}

/** Whoever was given a blank for one of these hears that it does not come. */
function failWaiting(
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
