import { expect, test } from "vitest";
import { contrastProblems } from "./brand-contrast.ts";
import { readBranding } from "./read-branding.ts";

const problemsOf = (values: Readonly<Record<string, string>>) =>
  contrastProblems(
    readBranding({
      "sfdc_cms__theme/byo": { contentBody: { activeBrandingSetId: "Summer" } },
      "sfdc_cms__brandingSet/Summer": { contentBody: { values } },
    }),
  );

test("the colors that the site has without a branding set are readable", () => expect(problemsOf({})).toEqual([]));

test("names both colors, their settings and the contrast", () => {
  const problems = problemsOf({ PrimaryAccentColor: "#ffd400", BackgroundColor: "#ffffff" });
  const problem = problems.find(
    ({ foreground, background }) => foreground.token === "--td-accent-color" && background.token === "--td-paper-color",
  );
  expect(problem).toMatchObject({
    foreground: { color: "#ffd400", setting: "PrimaryAccentColor" },
    background: { color: "#ffffff", setting: "BackgroundColor" },
    minimum: 4.5,
  });
  expect(problem?.contrast).toBeCloseTo(1.43, 1);
  expect(problems.map(({ background }) => background.setting)).toContain(undefined);
});

test("finds a color that only buttons have, under the setting that contains it", () => {
  const problems = problemsOf({
    ButtonColor: "var(--dxp-g-brand)",
    PrimaryAccentColor: "#0f4c4a",
    ButtonTextColor: "#0b3836",
  });
  expect(problems.map(({ foreground }) => foreground.setting)).toContain("ButtonTextColor");
});

test("leaves out a color that cannot be measured", () => {
  expect(problemsOf({ PrimaryAccentColor: "rgb(255 212 0)", ButtonColor: "#0f4c4a" })).toEqual([]);
});
