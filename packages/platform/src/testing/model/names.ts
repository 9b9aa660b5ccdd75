// The records and lists of the model.
import { idOf } from "../records.ts";

export const tripIds = [1, 2, 3].map(idOf);
export const contactIds = [8, 9].map(idOf);

/** A list that the user may not see. */
export const privateList = "Trip__c.Private";

/** The columns of each list. */
export const columns: Readonly<Record<string, readonly string[]>> = {
  "Contact.All": ["A"],
  "Trip__c.All": ["A", "Contact__r.A"],
  "Trip__c.Mine": ["B", "Contact__r.B"],
  [privateList]: ["A"],
};

/** The field that the filter of a filtered list names. */
export const filteredField = "B";

/** The fields that can be written. The last one is the relationship's. */
export const writableFields = ["A", "B", "Contact__c"] as const;
export type WritableField = (typeof writableFields)[number];

/** Contacts have the numbers from 8, trips those below. */
export const objectOf = (id: string): string => (Number(id.slice(3, -3)) < 8 ? "Trip__c" : "Contact");

/** A layout consists of field B, and reads by layout request A as well. No other read combines them like this. */
export const layoutFields = { fields: ["B"], optional: ["A"] };

export function listConfig(list: string): { objectApiName: string; listViewApiName: string } {
  const [objectApiName = "", listViewApiName = ""] = list.split(".");
  return { objectApiName, listViewApiName };
}
