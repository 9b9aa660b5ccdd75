import { createHmac } from "node:crypto";
import type { Call } from "../ui-api/endpoint.ts";
import { listAddress, listOf } from "./list-address.ts";
import { messages } from "./messages.ts";

/** Proves that the org itself wrote this into an address. */
const proofOf = (deleted: string, { org }: Call): string =>
  createHmac("sha256", org.signingKey).update(`deleted:${deleted}`).digest("hex");

/**
 * The address of the list after a deletion, which is the one that led to it.
 *
 * @param deleted the name of the request, or how many were deleted
 */
export const addressAfterDeletion = (deleted: string, call: Call): string =>
  listAddress(
    new URLSearchParams([
      ...new URLSearchParams(listOf(call)),
      ["deleted", deleted],
      ["proof", proofOf(deleted, call)],
    ]).toString(),
  );

/** Says what was deleted; an empty text unless a deletion led to this address. */
export function deletedMessage(call: Call): string {
  const deleted = call.query.get("deleted") ?? "";
  if (call.query.get("proof") !== proofOf(deleted, call)) return "";
  return /^\d+$/.test(deleted) ? messages.list.deletedMany(Number(deleted)) : messages.list.deleted(deleted);
}
