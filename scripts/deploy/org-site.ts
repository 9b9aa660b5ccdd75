import { askCli } from "../org/salesforce-cli.ts";

/** What the org decides about the site, and a deployment may not change. */
export interface OrgSite {
  /** `Live` once somebody opened the site to visitors. */
  status: string;
  /** Where the site's mails come from. An org refuses a deployment that names another address than its own. */
  senderAddress: string;
}

/** Before its first deployment a site is a preview, and its mails come from whoever owns the requests. */
const firstStatus = "UnderConstruction";

/** The first record that a query finds. */
function findRecord(org: string, query: string): Record<string, unknown> {
  const { result, message } = askCli(org, ["data", "query", "--query", query]);
  const { records }: { records?: unknown } = { ...Object(result) };
  if (!Array.isArray(records)) throw new Error(String(message ?? "The Salesforce CLI gave no answer."));
  return { ...Object(records[0]) };
}

function findNetwork(org: string): Record<string, unknown> {
  try {
    return findRecord(org, "SELECT Status, EmailSenderAddress FROM Network WHERE Name = 'Travel Design'");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The org ${org} does not tell of its sites: switch on Digital Experiences in Setup. (${reason})`, {
      cause: error,
    });
  }
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

/**
 * Reads what the org decides about the site.
 *
 * @param owner username of the user who owns what guests store
 * @throws Error, one sentence that says what to do, when the org has no sites or no such user
 */
export function readOrgSite(org: string, owner: string): OrgSite {
  const { Status, EmailSenderAddress } = findNetwork(org);
  const { Email } = findRecord(org, `SELECT Email FROM User WHERE Username = '${owner.replaceAll("'", "\\'")}'`);
  if (typeof Email !== "string") throw new Error(`The org ${org} has no user ${owner}: name another with --owner.`);
  return { status: textOr(Status, firstStatus), senderAddress: textOr(EmailSenderAddress, Email) };
}
