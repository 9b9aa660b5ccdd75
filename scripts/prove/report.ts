import { basename } from "node:path";
import type { Claim } from "./claims.ts";
import type { Evidence } from "./evidence.ts";
import type { Finding } from "./finding.ts";
import { prove } from "./proofs.ts";

/** A claim with what is known about it. */
export interface ProvenClaim extends Claim, Finding {}

/** Titles of the parts of the report, in their order. */
const parts: Readonly<Record<Finding["status"], string>> = {
  differs: "Different from what the documentation says",
  manual: "For a person to look at",
  holds: "Proven in this org",
  notApplicable: "Not applicable to this deployment",
};

/** What is known about each claim. */
export const proveAll = (claims: readonly Claim[], evidence: Evidence): readonly ProvenClaim[] =>
  claims.map((claim) => ({ ...claim, ...prove(claim, evidence) }));

/** The README says much about one thing: its first sentence names it. */
const titleOf = ({ what, source }: Claim): string =>
  source === "README.md" ? (/^.*?\.(?= |$)/.exec(what)?.[0] ?? what) : what;

function lineOf(claim: ProvenClaim): string {
  const { sentence, status, remedy, source } = claim;
  const advice = status === "differs" && remedy !== "" ? ` What to do: ${remedy}.` : "";
  return `- **${titleOf(claim).replaceAll("**", "")}** ${sentence}${advice} (${basename(source)})`;
}

/**
 * The result as one Markdown text, what needs attention first.
 *
 * @param date of the proof
 */
export function reportOf(proven: readonly ProvenClaim[], evidence: Evidence, date: Date): string {
  const { options, address, problems, visit, request } = evidence;
  const sections = Object.entries(parts).flatMap(([status, title]) => {
    const lines = proven.filter((claim) => claim.status === status).map(lineOf);
    return lines.length === 0 ? [] : [`## ${title} (${lines.length})`, lines.join("\n")];
  });
  const requestLine = request
    ? `The proof submitted the request ${String(request.Reference__c)} of "${visit?.lastName}". Delete it when its e-mails have arrived.`
    : "The proof stored no request.";
  return [
    `# Proof of the org ${options.org}`,
    `${date.toISOString().slice(0, 16).replace("T", " ")} UTC, ${address}, as ${options.as}. ${requestLine}`,
    ...(problems.length > 0 ? ["## Could not be read", problems.map((problem) => `- ${problem}`).join("\n")] : []),
    ...sections,
    ...(visit && visit.errors.length > 0
      ? ["## On the browser's console", visit.errors.map((error) => `- \`${error}\``).join("\n")]
      : []),
    "",
  ].join("\n\n");
}
