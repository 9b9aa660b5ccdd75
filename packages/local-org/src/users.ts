import type { OrgUser } from "./apex/controller.ts";
import { declaredId, recordId } from "./salesforce-id.ts";

/** A user or a queue, as records refer to one. */
export interface OwnerRecord {
  object: "User" | "Group";
  id: string;
  name: string;
}

/** The org has no user records; its users are as old as this. */
const made = "2026-01-01T00:00:00.000Z";

const administratorId = recordId("005", 2);

/** The two users there are. */
export const users: Readonly<Record<OrgUser, OwnerRecord>> = {
  guest: { object: "User", id: recordId("005", 1), name: "Gastgebruiker van de site" },
  administrator: { object: "User", id: administratorId, name: "Beheerder" },
};

/** The developer name of the queue that owns new requests, as in `ContactRequestQueue.cls`. */
export const requestQueueName = "Offerteaanvragen";

/** That queue as an owner, if the metadata contains it. */
export const requestQueue: OwnerRecord = {
  object: "Group",
  id: declaredId("00G", requestQueueName),
  name: requestQueueName,
};

/** What a record's owner or maker can be asked for, by field API name. */
export const userFields: ReadonlyMap<string, (user: OwnerRecord) => string> = new Map([
  ["Id", ({ id }: OwnerRecord) => id],
  ["Name", ({ name }: OwnerRecord) => name],
  ["CreatedDate", () => made],
  ["LastModifiedById", () => administratorId],
  ["LastModifiedDate", () => made],
  ["SystemModstamp", () => made],
]);

/** The user or queue with this id, or nothing. */
export function ownerWithId(id: unknown): OwnerRecord | undefined {
  return [...Object.values(users), requestQueue].find((owner) => owner.id === id);
}
