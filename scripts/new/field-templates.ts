import type { Names } from "./names.ts";

/** The API name of the field in the object. */
export const apiNameOf = ({ pascal }: Names): string => `${pascal}__c`;

/** How long the text of a new field may be. */
export const maxLength = 80;

/** A value for the cases. */
const example = "Voorbeeld";

export const objectField = (names: Names): string => `<?xml version="1.0" encoding="UTF-8"?>
<CustomField xmlns="http://soap.sforce.com/2006/04/metadata">
    <fullName>${apiNameOf(names)}</fullName>
    <complianceGroup>PII;GDPR</complianceGroup>
    <label>${names.words}</label>
    <length>${maxLength}</length>
    <required>false</required>
    <securityClassification>Confidential</securityClassification>
    <trackTrending>false</trackTrending>
    <type>Text</type>
</CustomField>
`;

export const layoutItem = (names: Names): string => `
            <layoutItems>
                <behavior>Edit</behavior>
                <field>${apiNameOf(names)}</field>
            </layoutItems>`;

export const fieldPermission = (names: Names): string => `    <fieldPermissions>
        <editable>true</editable>
        <field>Contact_Request__c.${apiNameOf(names)}</field>
        <readable>true</readable>
    </fieldPermissions>
`;

export const apexProperty = ({ camel }: Names): string => `  @AuraEnabled
  public String ${camel} { get; set; }
`;

export const apexRow = (names: Names): string => `
    new ContactRequestField('${names.camel}', Contact_Request__c.${apiNameOf(names)}, AnswerKind.TEXT),`;

export const localOrgRow = (names: Names): string => `
  ${names.camel}: "${apiNameOf(names)}",`;

export const validAnswer = ({ camel }: Names): string => `,
    "${camel}": "${example}"`;

export const cases = ({ camel }: Names): string => `
    { "name": "The field ${camel} is stored without white space around it.", "change": { "${camel}": "  ${example} " }, "accepted": true, "stored": { "${camel}": "${example}" } },
    { "name": "The field ${camel} is optional.", "change": { "${camel}": "" }, "accepted": true, "stored": { "${camel}": "" } },
    { "name": "The field ${camel} has a maximum length.", "change": {}, "repeat": { "${camel}": ${maxLength + 1} }, "accepted": false, "fields": ["${camel}"] },`;

export const formRow = ({ camel }: Names, step: number): string =>
  `  ${camel}: { kind: "text", step: ${step}, maxLength: ${maxLength} },\n`;

export const label = ({ camel, words }: Names): string => `    ${camel}: "${words}",\n`;

export const control = ({ camel }: Names): string => `      <Input {...useTextField("${camel}")} />\n`;
