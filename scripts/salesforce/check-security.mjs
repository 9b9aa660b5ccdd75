import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CodeAnalyzer, CodeAnalyzerConfig } from "@salesforce/code-analyzer-core";
import { PmdCpdEnginesPlugin } from "@salesforce/code-analyzer-pmd-engine";

const rules = "pmd:Recommended:Security";

/**
 * Checks Apex against Salesforce's recommended security rules: access, sharing, injection.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {Promise<string[]>} problems
 */
export async function check(project) {
  const logFolder = mkdtempSync(join(tmpdir(), "code-analyzer-"));
  try {
    const analyzer = new CodeAnalyzer(CodeAnalyzerConfig.fromObject({ log_folder: logFolder }));
    await analyzer.addEnginePlugin(new PmdCpdEnginesPlugin());
    const workspace = await analyzer.createWorkspace([join(project.source, "classes")]);
    const selection = await analyzer.selectRules([rules], { workspace });
    if (selection.getCount() === 0) return [`The scanner knows no rules called ${rules}.`];
    const results = await analyzer.run(selection, { workspace });
    return results.getViolations().map((violation) => {
      const place = violation.getPrimaryLocation();
      const text = `line ${place.getStartLine()}: ${violation.getMessage()} (${violation.getRule().getName()})`;
      return project.problem(place.getFile() ?? project.source, text);
    });
  } finally {
    rmSync(logFolder, { recursive: true, force: true });
  }
}
