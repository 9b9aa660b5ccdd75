import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OrgMetadata } from "@travel-design/local-org/internal";
import { ApexSource } from "./apex-source.ts";

const objectName = "Contact_Request__c";
const privacyPage = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/Privacyverklaring/content.json";
const path = "pathAssistants/Voortgang_aanvraag.pathAssistant-meta.xml";

/** Dutch number words, by value. */
const numberWords = [
  "nul",
  "een",
  "twee",
  "drie",
  "vier",
  "vijf",
  "zes",
  "zeven",
  "acht",
  "negen",
  "tien",
  "elf",
  "twaalf",
];

/** The number that a text promises, or -1. Dutch sentences write small numbers as words. */
function numberIn(file: string, pattern: RegExp): number {
  const word = pattern.exec(readFileSync(file, "utf8"))?.[1]?.toLowerCase() ?? "";
  return /^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word);
}

function checkRetention(forceApp: string): string[] {
  const retention = new ApexSource(join(forceApp, "classes"), "ContactRequestRetention");
  const months = retention.constant("MONTHS");
  const years = retention.constant("BOOKING_YEARS");
  const texts: [file: string, pattern: RegExp][] = [
    [privacyPage, /verwijderen wij uw gegevens na (\w+) maanden/],
    [path, /(\w+) maanden na ontvangst wordt ze automatisch verwijderd/],
  ];
  const keepsBookings = numberIn(join(forceApp, privacyPage), /bewaren wij uw boeking (\w+) jaar/) === years;
  const bookings = `ContactRequestRetention keeps bookings for ${years} years, but ${privacyPage} promises another period.`;
  const requests = texts
    .filter(([file, pattern]) => numberIn(join(forceApp, file), pattern) !== months)
    .map(
      ([file, { source }]) =>
        `ContactRequestRetention deletes after ${months} months, but ${file} has no such "${source}".`,
    );
  return keepsBookings ? requests : [...requests, bookings];
}

/** Every form stores the date that the privacy page shows. */
function checkPrivacyVersion(forceApp: string): string[] {
  const [, shown] = /Laatst bijgewerkt op ([^".]+)\./.exec(readFileSync(join(forceApp, privacyPage), "utf8")) ?? [];
  return globSync("digitalExperiences/site/*/sfdc_cms__view/*/content.json", { cwd: forceApp }).flatMap((file) => {
    const text = readFileSync(join(forceApp, file), "utf8");
    const [, sent] = /"privacyVersion": "([^"]*)"/.exec(text) ?? [];
    return text.includes('"c:tdQuotationForm"') && sent !== shown
      ? [`The privacy page is of ${shown ?? "no day"}, but the form in ${file} sends the version ${sent ?? "none"}.`]
      : [];
  });
}

function checkQueue(forceApp: string, { queues }: OrgMetadata): string[] {
  const name = new ApexSource(join(forceApp, "classes"), "ContactRequestQueue").text(/developerName = '(\w+)'/g);
  const queue = queues.find(({ developerName }) => developerName === name);
  if (queue?.objects.includes(objectName)) return [];
  return [`ContactRequestQueue names ${name}, which is no queue for ${objectName}.`];
}

/** The statuses that Apex classes write and compare exist. */
function checkStatuses(forceApp: string, { objects }: OrgMetadata): string[] {
  const uses = [
    [objectName, "ContactRequestStore", "NEW_STATUS"],
    [objectName, "RequestBurst", "STATUS"],
    [objectName, "ContactRequestRetention", "WON"],
    ["Quotation__c", "ContactRequestRetention", "ACCEPTED"],
  ] as const;
  return uses.flatMap(([object, className, constant]) => {
    const status = new ApexSource(join(forceApp, "classes"), className).string(constant);
    const values = objects.get(object)?.fields.get("Status__c")?.picklistValues ?? [];
    if (values.some(({ value }) => value === status)) return [];
    return [`${object}.Status__c has no value "${status}", which ${className} uses.`];
  });
}

/**
 * Checks that what happens to stored requests is what the texts of the site and the metadata say.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns a sentence for each difference
 */
export const brokenPromises = (forceApp: string, metadata: OrgMetadata): string[] => [
  ...checkRetention(forceApp),
  ...checkPrivacyVersion(forceApp),
  ...checkQueue(forceApp, metadata),
  ...checkStatuses(forceApp, metadata),
];
