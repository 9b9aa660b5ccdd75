// What the list says after a change that led to it.
import { createHmac } from "node:crypto";
import type { Call } from "../ui-api/endpoint.ts";
import { listAddress, listOf } from "./list-address.ts";
import { messages } from "./messages.ts";

/** Sentences about a change, by its parameter in the address. */
const sentences = {
  /** The name of a request, or how many were deleted. */
  deleted: (deleted: string): string =>
    /^\d+$/.test(deleted) ? messages.list.deletedMany(Number(deleted)) : messages.list.deleted(deleted),
  /** How many have another status, and its label. */
  changed: (changed: string): string => {
    const [count = "", ...label] = changed.split(" ");
    return messages.list.statusOfMany(Number(count), label.join(" "));
  },
};

/** A change that led to the list. */
export type ListChange = keyof typeof sentences;

const kinds: readonly ListChange[] = ["deleted", "changed"];

/** Proves that the org itself wrote this into an address. */
const proofOf = (kind: ListChange, change: string, { org }: Call): string =>
  createHmac("sha256", org.signingKey).update(`${kind}:${change}`).digest("hex");

/** The address of the list after a change, which is the one that led to it. @param change see {@link sentences} */
export const addressAfter = (kind: ListChange, change: string, call: Call): string =>
  listAddress(
    new URLSearchParams([
      ...new URLSearchParams(listOf(call)),
      [kind, change],
      ["proof", proofOf(kind, change, call)],
    ]).toString(),
  );

/** Says what was changed; an empty text unless a change led to this address. */
export function listMessage(call: Call): string {
  const proof = call.query.get("proof");
  const kind = kinds.find((each) => proof === proofOf(each, call.query.get(each) ?? "", call));
  return kind ? sentences[kind](call.query.get(kind) ?? "") : "";
}
