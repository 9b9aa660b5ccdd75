// Prints the tests in a browser that passed at their second try, for Playwright and for Vitest.
import { relative } from "node:path";
import type { Reporter as PlaywrightReporter, Suite } from "@playwright/test/reporter";
import type { Reporter as VitestReporter } from "vitest/node";
import { repository } from "../shared/commands.ts";
import { printSecondTry } from "../shared/second-tries.ts";

/** For Playwright, which makes it from the default export. */
export default class SecondTryReporter implements PlaywrightReporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      if (test.outcome() !== "flaky") continue;
      const { file, line } = test.location;
      printSecondTry(`${relative(repository, file)}:${line}`, test.title);
    }
  }
}

/** For Vitest. */
export const secondTryReporter: VitestReporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) printSecondTry(relative(repository, module.moduleId), test.name);
  },
};
