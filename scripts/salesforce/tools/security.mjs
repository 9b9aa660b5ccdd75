import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { CodeAnalyzer, CodeAnalyzerConfig } from "@salesforce/code-analyzer-core";
import { PmdCpdEnginesPlugin } from "@salesforce/code-analyzer-pmd-engine";
import { sourceFolder } from "../source-tree.ts";

const rules = "pmd:Recommended:Security";

// The scanner starts Java twice, each time for seconds: this compiler and garbage collector need half the processor time for that.
process.env.JDK_JAVA_OPTIONS ??= "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/** Checks Apex against Salesforce's recommended security rules: access, sharing, injection. */
export async function check({ root }) {
  const logFolder = mkdtempSync(join(tmpdir(), "code-analyzer-"));
  try {
    const analyzer = new CodeAnalyzer(CodeAnalyzerConfig.fromObject({ log_folder: logFolder }));
    await analyzer.addEnginePlugin(new PmdCpdEnginesPlugin());
    const workspace = await analyzer.createWorkspace([join(root, sourceFolder, "classes")]);
    const selection = await analyzer.selectRules([rules], { workspace });
    if (selection.getCount() === 0) return [`The scanner has no rules named ${rules}.`];
    const results = await analyzer.run(selection, { workspace });
    return results.getViolations().map((violation) => {
      const place = violation.getPrimaryLocation();
      const text = `line ${place.getStartLine()}: ${violation.getMessage()} (${violation.getRule().getName()})`;
      return `${relative(root, place.getFile() ?? root)}: ${text}`;
    });
  } finally {
    rmSync(logFolder, { recursive: true, force: true });
  }
}
