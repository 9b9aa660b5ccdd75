import type { OrgUser } from "./apex/controller.ts";
import { recordId } from "./salesforce-id.ts";

/** A user of the org, as records refer to one. */
export interface UserRecord {
  id: string;
  name: string;
}

/** The field types of a user, by API name: what a record's owner or maker can be asked for. */
export const userFields: ReadonlyMap<string, (user: UserRecord) => string> = new Map([
  ["Id", (user: UserRecord) => user.id],
  ["Name", (user: UserRecord) => user.name],
]);

/** The two users there are. */
export const users: Readonly<Record<OrgUser, UserRecord>> = {
  guest: { id: recordId("005", 1), name: "Gastgebruiker van de site" },
  administrator: { id: recordId("005", 2), name: "Beheerder" },
};

/** The user with this id, or nothing. */
export function userWithId(id: unknown): UserRecord | undefined {
  return Object.values(users).find((user) => user.id === id);
}
