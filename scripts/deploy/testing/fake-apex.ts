import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { CliError, type FakeOrg } from "./fake-org.ts";

/** Effects of the deployment's scripts. Each looks in its script for the code that makes a second run harmless, so that a test fails if that code is removed. */
const effects: Record<string, (org: FakeOrg, code: string) => string> = {
  "org-facts.apex"({ currency, currencies, language, languages, siteHost }) {
    const facts = JSON.stringify({ currency, currencies, language, languages, siteHost });
    return `Execute Anonymous: System.debug('TRAVEL_DESIGN_FACTS ' + JSON\n12:00:00.1 (1)|USER_DEBUG|[16]|DEBUG|TRAVEL_DESIGN_FACTS ${facts}\n`;
  },
  "prepare-org.apex"(org, code) {
    // A copy of an org has its settings, which name that org.
    const isCopy = org.settingsOf !== undefined && org.settingsOf !== org.id && code.includes("clearCopy()");
    if (isCopy || org.signingKeys === 0 || !code.includes("isBlank(settings.SigningKey__c)")) org.signingKeys += 1;
    if (isCopy) org.confirmationSender = "";
    org.settingsOf = org.id;
    const [, name = "", type = ""] = /System\.schedule\('([^']+)',[^;]*new (\w+)\(/.exec(code) ?? [];
    if (!(`classes/${type}.cls` in org.components)) throw new CliError(`Error: Invalid type: ${type}`);
    if (!(name in org.jobs)) org.jobs[name] = type;
    else if (!code.includes(`CronJobDetail.Name = '${name}'] == 0`))
      throw new CliError(`The Apex job named "${name}" is already scheduled for execution.`);
    return "the log contains a secret";
  },
  "guest-access.apex"(org, code) {
    const valueOf = (name: string): string => new RegExp(`${name} = '([^']*)'`).exec(code)?.[1] ?? "";
    const site = org.sites.find(({ name }) => name === valueOf("siteName"));
    if (!site) throw new CliError("List has no rows for assignment to SObject");
    for (const name of valueOf("permissionSets").split(",")) {
      if (!(`permissionsets/${name}.permissionset` in org.components)) continue;
      const assignment = site.label === undefined ? `guest ${name}` : `guest of ${site.label} ${name}`;
      if (!org.assignments.includes(assignment)) org.assignments.push(assignment);
      else if (!code.includes("!assignedIds.contains")) throw new CliError("Duplicate PermissionSetAssignment");
    }
    const [, isoCode = ""] = /put\('DefaultCurrencyIsoCode', '(\w+)'\)/.exec(code) ?? [];
    if (org.currencies.length > 0 && isoCode !== "") org.guestCurrency = isoCode;
    return "";
  },
  "queue.apex"({ queue }, code) {
    const valueOf = (name: string): string => new RegExp(`${name} = '([^']*)'`).exec(code)?.[1] ?? "";
    if (!queue) throw new CliError("List has no rows for assignment to SObject");
    const member = valueOf("memberName");
    const keepsMembers = code.includes("memberIds.isEmpty() || !onlyIfEmpty");
    const isAllowed = queue.members.length === 0 || !keepsMembers || valueOf("onlyIfEmpty") === "false";
    if (!queue.members.includes(member) && isAllowed) queue.members.push(member);
    if (valueOf("email") !== "") queue.email = valueOf("email");
    return "";
  },
};

/** Runs a script of `sf apex run`. @returns its log */
export function runApex(org: FakeOrg, file: string): string {
  const effect = effects[basename(file)];
  if (!effect) throw new CliError(`The fake org does not know the script ${file}.`);
  return effect(org, readFileSync(file, "utf8"));
}
