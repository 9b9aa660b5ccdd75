import { expect, test } from "vitest";
import { changelogText } from "../../../storybook/changelog-text.ts";

const note =
  '---\n"@travel-design/ui": minor\n"@travel-design/platform": patch\n---\n\nControls follow a reset of the form.\n';
const release = "# @travel-design/ui\n\n## 0.1.0\n\n### Minor Changes\n\n- The first release.\n";

test("notes come before releases", () => {
  expect(changelogText([note], [release])).toBe(
    [
      "## Next release",
      "- `@travel-design/ui` (minor), `@travel-design/platform` (patch): Controls follow a reset of the form.",
      "## @travel-design/ui",
      "### 0.1.0",
      "#### Minor Changes",
      "- The first release.\n",
    ].join("\n\n"),
  );
});

test("without notes there is no next release", () => {
  expect(changelogText([], [release])).toMatch(/^## @travel-design\/ui/u);
  expect(changelogText([], [])).toBe("");
});
