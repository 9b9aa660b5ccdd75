import { doubleId, edit, home, replace, route, set, testMistakes, type Part } from "./testing/plant-mistake.ts";

const removeFirst = (parts: Part[] | undefined): void => void parts?.shift();

testMistakes(home, {
  "the content of the page removed": [
    edit((find) => removeFirst(find("community_layout:sldsFlexibleLayout").children)),
    "{",
    'The page has no region "content"',
  ],
  "a region with another name": [
    edit((find) => {
      find("Content-Slot1").name = "Content-Slot30";
    }),
    "Content-Slot30",
    'c:tdGrid has no region "Content-Slot30", so its content is not shown. Did you mean "Content-Slot10"?',
  ],
  "two regions of one name": [
    edit((find) => {
      find("Content-Slot2").name = "Content-Slot1";
    }),
    "Content-Slot1",
    'has the region "Content-Slot1" twice',
  ],
  "content in a column that is not shown": [
    edit((find) => {
      const child = { definition: "c:tdSpacer", id: "361cb348-66c9-4446-8a5b-a1afaec41cdc", type: "component" };
      Object.assign(find("c:tdSpacer"), {
        definition: "c:tdColumnsSection",
        attributes: { sectionConfig: "Drie kolommen" },
        children: [{ id: "361cb348-66c9-4446-8a5b-a1afaec41cdd", name: "col9", type: "region", children: [child] }],
      });
    }),
    "col9",
    '"col9" is not one of them',
  ],
  "every region of a block removed": [
    edit((find) => {
      find("c:tdGrid").children = [];
    }),
    '"children": []',
    'c:tdGrid has no regions, so it shows nothing. Add a region "Content-Slot1".',
  ],
  "a region of a section removed": [
    edit((find) => removeFirst(find("community_layout:section").children)),
    "sectionConfig",
    "it has 1 columns, but the section has 0 regions",
  ],
  "a misspelled type of a region": [
    replace('"type": "region"', '"type": "regio"'),
    '"regio"',
    'The type has to be "region".',
  ],
  "a misspelled type of a component": [
    replace(/"type": "component"/, '"type": "componnt"'),
    '"componnt"',
    'The type has to be "component".',
  ],
  "a misspelled part of a component": [
    replace('"children": [', '"childern": ['),
    '"childern"',
    'Did you mean "children"?',
  ],
  "settings of a section that are broken JSON": [
    set("community_layout:section", "sectionConfig", '{"UUID":'),
    "sectionConfig",
    "it is not the JSON text of columns",
  ],
  "columns that do not fill the section": [
    replace('columnWidth\\":\\"5', 'columnWidth\\":\\"6'),
    "sectionConfig",
    "add up to 13",
  ],
  "a column without its region": [
    replace('columnKey\\":\\"col2', 'columnKey\\":\\"side'),
    "sectionConfig",
    'is "side", but the name of its region is "col2"',
  ],
  "a section with another id in its settings": [
    replace('UUID\\":\\"e', 'UUID\\":\\"x'),
    "sectionConfig",
    "Make them equal.",
  ],
  "an id that occurs twice": [replace("70c798d1-61bf-4013-b5b2-6f9792117051", doubleId), doubleId, "is used before"],
  "no id": [replace(/"id": "70c798d1[^"]+",/, ""), "{", "c:tdHero has no id"],
  "an id that is no UUID": [
    replace("70c798d1-61bf-4013-b5b2-6f9792117051", "hero-1"),
    "hero-1",
    'c:tdHero has the id "hero-1"',
  ],
  "a block outside a section": [
    edit(
      (find) =>
        void find("content").children?.push({ ...find("c:tdSpacer"), id: "361cb348-66c9-4446-8a5b-a1afaec41cdd" }),
    ),
    "{",
    "Move it into a column",
  ],
});

testMistakes(route("Home").replace("route/Home", "view/tooManyRequests"), {
  "an id that another page has": [replace(/"id": "[^"]+"/, `"id": "${doubleId}"`), doubleId, "is used before"],
});
