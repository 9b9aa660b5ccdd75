import { declaredId, recordId } from "./salesforce-id.ts";

/** A caller: the public site's guest, or the administrator of the local org. */
export type OrgUser = "guest" | "administrator";

/** A user or a queue that a record refers to, for example as its owner. */
export interface OwnerRecord {
  object: "User" | "Group";
  id: string;
  name: string;
}

/** The org stores no user records, so all its users have this creation date. */
const createdDate = "2026-01-01T00:00:00.000Z";

const administratorId = recordId("005", 2);

/** The only two users of the local org. */
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

/** The readable fields of a record's owner or creator, by field API name. */
export const userFields: ReadonlyMap<string, (user: OwnerRecord) => string> = new Map([
  ["Id", ({ id }: OwnerRecord) => id],
  ["Name", ({ name }: OwnerRecord) => name],
  ["CreatedDate", () => createdDate],
  ["LastModifiedById", () => administratorId],
  ["LastModifiedDate", () => createdDate],
  ["SystemModstamp", () => createdDate],
]);

/** The user or queue with this id, or nothing. */
export function ownerWithId(id: unknown): OwnerRecord | undefined {
  return [...Object.values(users), requestQueue].find((owner) => owner.id === id);
}
