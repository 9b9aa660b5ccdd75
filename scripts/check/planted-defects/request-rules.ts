import type { Defect } from "./defect.ts";

const formats = "packages/quotation/src/formats/sanitize.ts";
const form = "packages/quotation/src/model";
const localOrg = "packages/local-org/src/apex/contact-request-controller";
const apex = "force-app/main/default/classes";

/** A rule that one side breaks. Generated texts must find each. */
export const requestRulesDefects: readonly Defect[] = [
  {
    title: "an e-mail address keeps its control characters",
    file: formats,
    right: "sanitizeLine(text)\n    .replace(invisible",
    wrong: "text\n    .replace(invisible",
  },
  {
    title: "the form keeps the final full stop of a street",
    file: `${form}/fields.ts`,
    right: "sanitize: sanitizeName,\n    maxLength: 255,",
    wrong: "maxLength: 255,",
  },
  {
    title: "the form compares a country with its white space",
    file: `${form}/rules.ts`,
    right: "sanitizeLine(context.values.country)",
    wrong: "context.values.country",
  },
  {
    title: "the form submits tenths of cents",
    file: `${form}/field.ts`,
    right: "roundToCents(euros)",
    wrong: "euros",
  },
  {
    title: "the local org keeps the final full stop of a city",
    file: `${localOrg}/contact-request-fields.ts`,
    right: 'answerField("City__c", text(formats.sanitizeName))',
    wrong: 'answerField("City__c", line)',
  },
  {
    title: "the local org does not truncate campaign data",
    file: `${localOrg}/answer-kinds.ts`,
    right: "{ ...line, sanitize: sanitizeCampaign }",
    wrong: "line",
  },
  {
    title: "Apex removes a tab between words",
    file: `${apex}/ContactRequestText.cls`,
    right: "        .replace('\\t', ' ')\n",
    wrong: "",
  },
  {
    title: "Apex keeps characters that change the direction of lines",
    file: `${apex}/ContactRequestText.cls`,
    right: "        .replaceAll(ContactRequestFormats.TEXT_DIRECTION, '')\n",
    wrong: "",
  },
  {
    title: "Apex removes the full stop of an abbreviation",
    file: `${apex}/ContactRequestText.cls`,
    right: " &&\n      !lastWord.contains('.');",
    wrong: ";",
  },
  {
    title: "Apex keeps half surrogate pairs",
    file: `${apex}/ContactRequestText.cls`,
    right: "units[i] = REPLACEMENT_CHARACTER;",
    wrong: "",
  },
  {
    title: "Apex keeps the scheme of a phone number",
    file: `${apex}/ContactRequestText.cls`,
    right: "      .replaceFirst(ContactRequestFormats.PHONE_PREFIX, '')\n",
    wrong: "",
  },
  {
    title: "Apex trims only the white space of Java",
    file: `${apex}/ContactRequestFormats.cls`,
    right: "'[\\\\s\\\\p{Z}\\\\uFEFF]'",
    wrong: "'\\\\s'",
  },
  {
    title: "Apex accepts postal codes that end in SD",
    file: `${apex}/ContactRequestFormats.cls`,
    right: "SA|SD|SS",
    wrong: "SA|SS",
  },
  {
    title: "Apex accepts days that do not exist",
    file: `${apex}/IsoDay.cls`,
    right: "dayOfMonth <= Date.daysInMonth(year, month)",
    wrong: "dayOfMonth <= 31",
  },
];
