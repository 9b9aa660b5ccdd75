import { expect, test, vi } from "vitest";
import { findSpecialist, specialistMatchProperties } from "./specialist-match-properties.ts";

const { parse } = specialistMatchProperties.specialists;
const ignore = (): void => {};

const typed =
  "Mei-Lin Tan | Japan, China | Ik denk graag mee. | /mei-lin.svg | 020 555 01 23, meilin@example.com||Rafael Duarte|Argentinië,  Frans-Polynesië | ";

test("reads a line per specialist", () => {
  expect(parse(typed, ignore)).toEqual([
    {
      name: "Mei-Lin Tan",
      destinations: ["Japan", "China"],
      sentence: "Ik denk graag mee.",
      image: expect.objectContaining({ url: "/mei-lin.svg" }),
      contacts: ["020 555 01 23", "meilin@example.com"],
    },
    { name: "Rafael Duarte", destinations: ["Argentinië", "Frans-Polynesië"], sentence: "", contacts: [] },
  ]);
  expect(parse(typed.replace("||", "\n"), ignore)).toEqual(parse(typed, ignore));
});

test("reads its own result, as a list or as JSON", () => {
  const specialists = parse(typed, ignore);
  expect(parse(specialists, ignore)).toEqual(specialists);
  expect(parse(JSON.stringify(specialists), ignore)).toEqual(specialists);
});

test("leaves out a specialist without a name and a picture with an unsafe address", () => {
  const invalid = vi.fn<() => void>();
  const specialists = parse(" | Peru | Dag.||Anna | Peru | Dag. | javascript:alert(1)", invalid);
  expect(specialists).toEqual([
    { name: "Anna", destinations: ["Peru"], sentence: "Dag.", image: undefined, contacts: [] },
  ]);
  expect(invalid).toHaveBeenCalledOnce();
});

test.each([
  ["japan", "Mei-Lin Tan", "Japan"],
  [" JAPAN ", "Mei-Lin Tan", "Japan"],
  ["argentinie", "Rafael Duarte", "Argentinië"],
  ["Frans Polynesie", "Rafael Duarte", "Frans-Polynesië"],
])("finds who knows %j", (destination, name, spelling) => {
  const found = findSpecialist(parse(typed, ignore), destination);
  expect([found?.specialist.name, found?.destination]).toEqual([name, spelling]);
});

test.each(["", " ", "-", "Jap", "Japan, China", "Atlantis", "<b>Japan</b>"])("finds nobody for %j", (destination) => {
  expect(findSpecialist(parse(typed, ignore), destination)).toBeUndefined();
});
