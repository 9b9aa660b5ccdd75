import { appNames, siteNames } from "@travel-design/site/metadata";
import { CliError, type FakeOrg } from "./fake-org.ts";

type Row = Record<string, unknown>;

/** The text that a query compares a field with. */
function comparedWith(soql: string, field: string): string {
  const [, text] = new RegExp(`\\b${field.replace(".", "\\.")} = '([^']*)'`).exec(soql) ?? [];
  if (text === undefined) throw new CliError(`The fake org expects a condition on ${field}: ${soql}`);
  return text;
}

function requireDigitalExperiences(org: FakeOrg, object: string): void {
  if (!org.digitalExperiences) throw new CliError(`sObject type '${object}' is not supported.`);
}

const tables: Record<string, (org: FakeOrg, soql: string) => Row[]> = {
  Network(org) {
    requireDigitalExperiences(org, "Network");
    const { network, sites } = org;
    const own = sites.find(({ name }) => name === siteNames.site || name === appNames.site);
    const others = sites.flatMap(({ label, path }) =>
      label === undefined ? [] : [{ Name: label, Status: "Live", UrlPathPrefix: path }],
    );
    if (!network) return others;
    const { label = siteNames.label, status, senderAddress } = network;
    return [{ Name: label, Status: status, EmailSenderAddress: senderAddress, UrlPathPrefix: own?.path }, ...others];
  },
  Site(org, soql) {
    requireDigitalExperiences(org, "Site");
    return org.sites
      .filter(({ type }) => !soql.includes("SiteType != 'Visualforce'") || type !== "Visualforce")
      .map(({ name, type, path, owner }) => ({
        Name: name,
        SiteType: type,
        UrlPathPrefix: path === "" ? null : path,
        // The username stands for the id.
        GuestRecordDefaultOwnerId: owner ?? null,
        GuestUserId: "guest",
      }));
  },
  Organization: ({ edition, namespace }) => [{ OrganizationType: edition, NamespacePrefix: namespace }],
  User: ({ users }, soql) =>
    users
      .filter(({ username }) => username === comparedWith(soql, soql.includes(" Id = ") ? "Id" : "Username"))
      .map(({ username, email, isActive, type }) => ({
        Username: username,
        Email: email,
        IsActive: isActive,
        UserType: type,
      })),
  Group: ({ groups }, soql) =>
    groups.filter((name) => name === comparedWith(soql, "DeveloperName")).map(() => ({ Id: "00G000000000001AAA" })),
  ApexClass: ({ components }, soql) => {
    const name = comparedWith(soql, "Name");
    return `classes/${name}.cls` in components ? [{ Id: name }] : [];
  },
  StaticResource: ({ components }, soql) =>
    `staticresources/${comparedWith(soql, "Name")}.resource` in components ? [{ Id: "081000000000001AAA" }] : [],
  DuplicateRule: ({ duplicateRules }) => duplicateRules.map((name) => ({ MasterLabel: name })),
  CronTrigger: ({ jobs, jobHealth: { state, owner } }, soql) =>
    comparedWith(soql, "CronJobDetail.Name") in jobs ? [{ State: state, OwnerId: owner }] : [],
  EmailDomainKey: ({ mailDomains }) => mailDomains.map((domain) => ({ Domain: domain })),
  Quotation_Settings__c({ components, confirmationSender, siteSender, jobHealth }) {
    if (Object.keys(components).length === 0)
      throw new CliError("sObject type 'Quotation_Settings__c' is not supported.");
    return [
      { SetupOwnerId: "00e000000000001AAA", ConfirmationSender__c: siteSender },
      {
        SetupOwnerId: "00D000000000001AAA",
        ConfirmationSender__c: confirmationSender === "" ? null : confirmationSender,
        NotifiedUntil__c: jobHealth.notifiedUntil,
      },
    ];
  },
  QueueSobject: ({ queue }) => (queue?.objects ?? []).map((name) => ({ SobjectType: name })),
  FieldDefinition: ({ components, unclassified }) =>
    Object.keys(components).includes("objects/Contact_Request__c.object")
      ? ["Id", "LastName__c"].map((name) => ({
          QualifiedApiName: name,
          SecurityClassification: name === "Id" || unclassified.includes(name) ? null : "Confidential",
        }))
      : [],
  Contact_Request__c: ({ requests }, soql) =>
    requests.filter(({ LastName__c }) => LastName__c === comparedWith(soql, "LastName__c")),
  PermissionSetAssignment({ assignments }, soql) {
    // The guest's assignments begin with this id.
    if (soql.includes("AssigneeId = 'guest'"))
      return assignments
        .filter((assignment) => assignment.startsWith("guest "))
        .map((assignment) => ({ PermissionSet: { Name: assignment.replace("guest ", "") } }));
    const wanted = `${comparedWith(soql, "Assignee.Username")} ${comparedWith(soql, "PermissionSet.Name")}`;
    return assignments.filter((assignment) => assignment === wanted).map(() => ({ Id: "0Pa000000000001AAA" }));
  },
};

/** Runs a query of `sf data query`. */
export function runQuery(org: FakeOrg, soql: string): Row[] {
  const [, object = ""] = / FROM (\w+)/.exec(soql) ?? [];
  const select = tables[object];
  if (!select) throw new CliError(`sObject type '${object}' is not supported.`);
  return select(org, soql);
}
