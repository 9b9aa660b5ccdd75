import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  maxPerMinute,
  newStatus as localNewStatus,
  type OrgMetadata,
  requestQueueName,
  suspiciousStatus as localSuspiciousStatus,
} from "@travel-design/local-org/internal";
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

/** The months that a text promises, or -1. Dutch sentences write small numbers as words. */
function monthsIn(file: string, pattern: RegExp): number {
  const word = pattern.exec(readFileSync(file, "utf8"))?.[1]?.toLowerCase() ?? "";
  return /^\d+$/.test(word) ? Number(word) : numberWords.indexOf(word);
}

function checkRetention(forceApp: string): string[] {
  const months = new ApexSource(join(forceApp, "classes"), "ContactRequestRetention").constant("MONTHS");
  const texts: [file: string, pattern: RegExp][] = [
    [privacyPage, /verwijderen wij uw gegevens na (\w+) maanden/],
    [path, /(\w+) maanden na ontvangst wordt ze automatisch verwijderd/],
  ];
  return texts
    .filter(([file, pattern]) => monthsIn(join(forceApp, file), pattern) !== months)
    .map(
      ([file, { source }]) =>
        `ContactRequestRetention deletes after ${months} months, but ${file} has no such "${source}".`,
    );
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
  return [
    ...(queue?.objects.includes(objectName)
      ? []
      : [`ContactRequestQueue names ${name}, which is no queue for ${objectName}.`]),
    ...(name === requestQueueName ? [] : [`ContactRequestQueue names ${name}, but the local org ${requestQueueName}.`]),
  ];
}

function checkStatuses(forceApp: string, { objects }: OrgMetadata): string[] {
  const statusOf = (className: string, constant: string): string =>
    new ApexSource(join(forceApp, "classes"), className).text(
      new RegExp(String.raw`\bString ${constant} = '(.*)';`, "g"),
    );
  const valuesOf = (object: string) => objects.get(object)?.fields.get("Status__c")?.picklistValues ?? [];
  const newStatus = statusOf("ContactRequestStore", "NEW_STATUS");
  const suspiciousStatus = statusOf("RequestBurst", "STATUS");
  const uses: [object: string, status: string][] = [
    [objectName, newStatus],
    [objectName, suspiciousStatus],
    [objectName, statusOf("ContactRequestRetention", "WON")],
    ["Quotation__c", statusOf("ContactRequestRetention", "ACCEPTED")],
  ];
  const unknown = uses.filter(([object, status]) => !valuesOf(object).some(({ value }) => value === status));
  const isDefault = valuesOf(objectName).some(
    ({ value, isDefault: isDefaultValue }) => isDefaultValue && value === newStatus,
  );
  const isShared = newStatus === localNewStatus && suspiciousStatus === localSuspiciousStatus;
  return [
    ...(isShared ? [] : ["The Apex classes and the local org give new requests different statuses."]),
    ...unknown.map(([object, status]) => `${object}.Status__c has no value "${status}", which an Apex class uses.`),
    ...(isDefault ? [] : [`The default value of ${objectName}.Status__c is not "${newStatus}".`]),
  ];
}

function checkBurst(forceApp: string): string[] {
  const max = new ApexSource(join(forceApp, "classes"), "RequestBurst").constant("maxPerMinute");
  if (max === maxPerMinute) return [];
  return [`RequestBurst allows ${max} requests per minute, but the local org ${maxPerMinute}.`];
}

/**
 * Checks that the Apex classes which handle stored requests agree with the metadata, the local org and the site's texts.
 *
 * @param forceApp path of `force-app/main/default`
 * @returns a sentence for each difference
 */
export const requestHandlingProblems = (forceApp: string, metadata: OrgMetadata): string[] => [
  ...checkRetention(forceApp),
  ...checkPrivacyVersion(forceApp),
  ...checkQueue(forceApp, metadata),
  ...checkStatuses(forceApp, metadata),
  ...checkBurst(forceApp),
];
