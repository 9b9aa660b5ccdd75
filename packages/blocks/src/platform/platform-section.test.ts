import { expect, test } from "vitest";
import { platformSection } from "./platform-section.ts";

const parse = (attributes: object) => {
  const problems: string[] = [];
  const settings = platformSection.parse({ ...attributes }, (name, { code }) => problems.push(`${name} ${code}`));
  return { settings, problems };
};

test("settings that Salesforce nests are parsed like the others", () => {
  const { settings, problems } = parse({
    dxpStyle: { padding: { top: "4rem", left: "url(x)" } },
    backgroundImageConfig: '{"url":"/foto.jpg","bgPosition":"70% 60%"}',
  });
  expect(settings).toMatchObject({ top: "4rem", left: undefined, bgPosition: "70% 60%" });
  expect(problems).toEqual(["left invalid"]);
});

test("a choice of Salesforce has no other words, because Salesforce would not know them", () => {
  for (const value of ["top", "Boven"])
    expect(parse({ sectionVerticalAlign: value }).problems).toEqual(["sectionVerticalAlign invalid"]);
  expect(parse({ layoutDirectionTablet: "Naast elkaar" }).problems).toEqual(["layoutDirectionTablet invalid"]);
});
