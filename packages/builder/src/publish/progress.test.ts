import { expect, test } from "vitest";
import { progressOf, sentenceOf } from "./progress.ts";
import type { DeploymentState } from "../contract/responses.ts";

const output = "\n▸ 1/12 Check the org\n  Why.\nline\n\n▸ 2/12 Convert the source\n  Why.\n";
const state = (changed: Partial<DeploymentState>): DeploymentState => ({
  org: "proef",
  validate: true,
  status: "running",
  output,
  length: output.length,
  steps: ["De org nakijken", "De bestanden omzetten voor Salesforce"],
  remainingWork: [],
  ...changed,
});

test("finds the last step in the output", () => {
  expect(progressOf(output)).toEqual({ step: 2, count: 12 });
  expect(progressOf("▸ no step")).toBeUndefined();
});

test.each([
  [{}, "Stap 2 van 12: De bestanden omzetten voor Salesforce."],
  [{ output: "" }, "Het begint."],
  [{ status: "succeeded" }, "In proef is niets veranderd"],
  [{ status: "succeeded", validate: false }, "Gepubliceerd naar proef."],
  [{ status: "failed" }, "niet gelukt bij de stap “De bestanden omzetten voor Salesforce”."],
  [{ status: "failed", output: "" }, "niet gelukt."],
  [{ status: "stopped" }, "Gestopt."],
] as const)("%j has the sentence %s", (changed, sentence) => expect(sentenceOf(state(changed))).toContain(sentence));
