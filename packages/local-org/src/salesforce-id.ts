import { createHash } from "node:crypto";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const suffixDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";

/** Writes an integer in base 62, padded to 12 characters. */
function toBase62(value: number): string {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / digits.length))
    text = digits.charAt(rest % digits.length) + text;
  return text.padStart(12, "0");
}

/** Three characters that keep the upper and lower case of a 15-character id: one for every five characters. */
function suffixOf(id: string): string {
  let suffix = "";
  for (let start = 0; start < 15; start += 5) {
    let upperCase = 0;
    for (let offset = 0; offset < 5; offset++) {
      const code = id.charCodeAt(start + offset);
      if (code >= 65 && code <= 90) upperCase |= 1 << offset;
    }
    suffix += suffixDigits.charAt(upperCase);
  }
  return suffix;
}

/**
 * The id of the nth record of an object.
 *
 * @param keyPrefix first three characters, the same for all records of an object
 * @param number counts from 1
 * @example recordId("a0X", 1) // "a0X000000000001AAA"
 */
export function recordId(keyPrefix: string, number: number): string {
  const id = keyPrefix + toBase62(number);
  return id + suffixOf(id);
}

/** The number in a record id of 18 characters; 0, which no record has, when it is too large for one. */
export function numberOfRecord(id: string): number {
  let number = 0;
  for (const digit of id.slice(3, 15)) number = number * digits.length + digits.indexOf(digit);
  return Number.isSafeInteger(number) ? number : 0;
}

/**
 * An id for something that is declared rather than stored, such as a record type: the same name has the same id.
 *
 * @example declaredId("012", "Contact_Request__c.Quotation_Request")
 */
export function declaredId(keyPrefix: string, name: string): string {
  const hash = createHash("sha256").update(name).digest().readUIntBE(0, 6);
  const id = keyPrefix + toBase62(hash);
  return id + suffixOf(id);
}

/** Key prefixes by object name. */
export type KeyPrefixes = ReadonlyMap<string, string>;

/** Key prefixes that are the same in every org. */
const standardPrefixes: KeyPrefixes = new Map([
  ["Account", "001"],
  ["Asset", "02i"],
  ["Campaign", "701"],
  ["Case", "500"],
  ["Contact", "003"],
  ["Contract", "800"],
  ["Event", "00U"],
  ["Lead", "00Q"],
  ["Opportunity", "006"],
  ["Order", "801"],
  ["Product2", "01t"],
  ["Task", "00T"],
]);

/**
 * Assigns each other object a key prefix: `a`, a digit and one more character, computed from the name.
 *
 * @param used prefixes of objects that have records. These objects keep them, whatever objects are added.
 */
export function keyPrefixes(objectNames: readonly string[], used: KeyPrefixes = new Map()): KeyPrefixes {
  const prefixes = new Map(used);
  const taken = new Set(used.values());
  const count = 10 * digits.length;
  const prefixOf = (slot: number): string =>
    `a${Math.floor(slot / digits.length)}${digits.charAt(slot % digits.length)}`;
  for (const name of objectNames.filter((each) => !used.has(each)).toSorted()) {
    const standard = standardPrefixes.get(name);
    if (standard !== undefined) {
      prefixes.set(name, standard);
      continue;
    }
    let slot = createHash("sha256").update(name).digest().readUInt32BE() % count;
    while (taken.has(prefixOf(slot))) slot = (slot + 1) % count;
    taken.add(prefixOf(slot));
    prefixes.set(name, prefixOf(slot));
  }
  return prefixes;
}

/** The 18-character form of a well-formed id of 15 or 18 characters; nothing for any other text. */
export function normalizeId(text: string): string | undefined {
  if (!/^[A-Za-z0-9]{15}([A-Z0-5]{3})?$/.test(text)) return undefined;
  const id = text.slice(0, 15) + suffixOf(text);
  return text.length === 15 || text === id ? id : undefined;
}
