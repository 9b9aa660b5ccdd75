// What a proof says about a claim.
import type { Evidence } from "./evidence.ts";

/** What was found about a claim. */
export interface Finding {
  /** Whether it holds, it differs, or it does not concern this deployment. `manual` is for a person. */
  status: "holds" | "differs" | "notApplicable" | "manual";
  /** A sentence: what was seen, or what a person does and what it means. */
  sentence: string;
}

/** Looks at the evidence for one claim. */
export type Proof = (evidence: Evidence) => Finding;

export const holds = (sentence: string): Finding => ({ status: "holds", sentence });
export const differs = (sentence: string): Finding => ({ status: "differs", sentence });
export const notApplicable = (sentence: string): Finding => ({ status: "notApplicable", sentence });
export const manual = (sentence: string): Finding => ({ status: "manual", sentence });

export const when = (isTrue: boolean, yes: string, no: string): Finding => (isTrue ? holds(yes) : differs(no));

/** One claim that several proofs are about: the first that differs decides. */
export const both =
  (...several: readonly Proof[]): Proof =>
  (evidence) => {
    const findings = several.map((proof) => proof(evidence));
    const isForPerson = findings.some(({ status }) => status === "manual");
    const found: Finding = {
      status: isForPerson ? "manual" : "holds",
      sentence: findings.map(({ sentence }) => sentence).join(" "),
    };
    return findings.find(({ status }) => status === "differs") ?? found;
  };
