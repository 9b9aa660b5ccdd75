import type { OrgUser } from "./apex/controller.ts";
import { recordId } from "./salesforce-id.ts";

/** A user of the org, as records refer to one. */
export interface UserRecord {
  id: string;
  name: string;
}

/** The org has no user records; its users are as old as this. */
const made = "2026-01-01T00:00:00.000Z";

const administratorId = recordId("005", 2);

/** The two users there are. */
export const users: Readonly<Record<OrgUser, UserRecord>> = {
  guest: { id: recordId("005", 1), name: "Gastgebruiker van de site" },
  administrator: { id: administratorId, name: "Beheerder" },
};

/** What a record's owner or maker can be asked for, by field API name. */
export const userFields: ReadonlyMap<string, (user: UserRecord) => string> = new Map([
  ["Id", ({ id }: UserRecord) => id],
  ["Name", ({ name }: UserRecord) => name],
  ["CreatedDate", () => made],
  ["LastModifiedById", () => administratorId],
  ["LastModifiedDate", () => made],
  ["SystemModstamp", () => made],
]);

/** The user with this id, or nothing. */
export function userWithId(id: unknown): UserRecord | undefined {
  return Object.values(users).find((user) => user.id === id);
}
