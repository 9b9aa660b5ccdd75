import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.ts";
import * as templates from "./field-templates.ts";
import { insertText } from "./insert-text.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

const metadata = "force-app/main/default";
const form = "packages/quotation/src";
const files = {
  layout: `${metadata}/layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml`,
  permissions: `${metadata}/permissionsets/Travel_Designer.permissionset-meta.xml`,
  input: `${metadata}/classes/ContactRequestInput.cls`,
  apex: `${metadata}/classes/ContactRequestField.cls`,
  cases: `${metadata}/staticresources/contactRequestCases.json`,
  localOrg: "packages/local-org/src/apex/contact-request-controller/contact-request-fields.ts",
  form: `${form}/model/fields.ts`,
  messages: `${form}/messages.ts`,
  english: `${form}/en.ts`,
};

/** Where a field of each step goes: in the layout, in the form's table, and in the view. */
const steps: Readonly<Record<string, { layout: RegExp; row: RegExp; view: string; control: RegExp }>> = {
  "1": { layout: /LastName__c/, row: /^ {2}destinationChoice: /, view: "StepPersonal", control: /^ {4}<\/div>/ },
  "2": { layout: /Wishes__c/, row: /^ {2}email: /, view: "StepTrip", control: /^ {6}<TextArea .*"wishes"/ },
  "3": {
    layout: /\bCity__c/,
    row: /^ {2}customerSource: /,
    view: "StepContact",
    control: /^ {6}<Checkbox .*"newsletter"/,
  },
};

const endOfLabels = /^ {2}\},\n {2}placeholders: /;

/** Salesforce returns permissions in alphabetical order. */
function insertPermission(text: string, names: Names): string {
  const permission = /^ {4}<fieldPermissions>\s*<editable>.*\s*<field>Contact_Request__c\.(\w+)<\/field>/gm;
  const next = [...text.matchAll(permission)].find(([, field = ""]) => field > templates.apiNameOf(names));
  const at = next?.index ?? text.search(/^ {4}<fieldPermissions>\s*<editable>.*\s*<field>Quotation__c/m);
  return text.slice(0, at) + templates.fieldPermission(names) + text.slice(at);
}

/**
 * Everything that cannot be derived from the form's field table: an optional text of one line, in the form, Apex, the local org,
 * the object, its layout, the permission set and the cases.
 *
 * @param step of the form, "1" to "3"
 * @throws UsageError if the step does not exist, the name is taken, or a file is not written as expected
 */
export function planField(repository: string, names: Names, step = "3"): Plan {
  const place = Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (!place) throw new UsageError(`"${step}" is not a step of the form: use --step 1, --step 2 or --step 3.`);
  const objectField = `${metadata}/objects/Contact_Request__c/fields/${templates.apiNameOf(names)}.field-meta.xml`;
  if (existsSync(join(repository, objectField)))
    throw new UsageError(`${objectField} exists already: choose another name.`);
  const read = (file: string): string => readFileSync(join(repository, file), "utf8");
  const insert = (file: string, at: { before: RegExp } | { after: RegExp }, text: string, source = read(file)) =>
    insertText(file, source, at, text);
  const view = `${form}/view/${place.view}.tsx`;
  const layoutItem = new RegExp(`<field>${place.layout.source}</field>\\s*</layoutItems>`);
  const withCases = insert(files.cases, { after: /^ {2}"requests": \[/ }, templates.cases(names));
  return {
    files: {
      [objectField]: templates.objectField(names),
      [files.layout]: insert(files.layout, { after: layoutItem }, templates.layoutItem(names)),
      [files.permissions]: insertPermission(read(files.permissions), names),
      [files.input]: insert(files.input, { before: /^\}/ }, templates.apexProperty(names)),
      [files.apex]: insert(files.apex, { after: /^.*ContactRequestField\('gaId'.*,$/ }, templates.apexRow(names)),
      [files.localOrg]: insert(files.localOrg, { after: /^ {2}gaId: .*,$/ }, templates.localOrgRow(names)),
      [files.cases]: insert(
        files.cases,
        { after: /^ {2}"valid": \{[^}]*"(?=\n {2}\})/ },
        templates.validAnswer(names),
        withCases,
      ),
      [files.form]: insert(files.form, { before: place.row }, templates.formRow(names, Number(step))),
      [files.messages]: insert(files.messages, { before: endOfLabels }, templates.label(names)),
      [files.english]: insert(files.english, { before: endOfLabels }, templates.label(names)),
      [view]: insert(view, { before: place.control }, templates.control(names)),
    },
    nextSteps: [
      `Write its Dutch label in ${files.messages} and in ${objectField}, and its English label in ${files.english}. Then run npm run generate.`,
      `If it is not an optional text of at most ${templates.maxLength} characters: change its kind and rules in ${files.form}, ` +
        `${files.apex} (and ContactRequestValidator.cls) and the object's field, and its cases in ${files.cases}.`,
      "Compare the sides: npm run check -- parity",
      "Test it: npx vitest run --project node packages/quotation packages/local-org/src/apex scripts/check/parity",
      "See it: npm run dev. It restarts the local org when the keys of a request change.",
    ],
  };
}
