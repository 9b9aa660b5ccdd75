import type { SourceTree } from "./source-tree.ts";

/** A rule about the source that needs none of Salesforce's tools. */
export interface Rule {
  /** What is true when the rule finds no problem. */
  title: string;
  /** Finds problems, one sentence each: the file, what is wrong, and what to do. */
  check(source: SourceTree): readonly string[] | Promise<readonly string[]>;
}
