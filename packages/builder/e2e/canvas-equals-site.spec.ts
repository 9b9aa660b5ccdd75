// What builders see is what visitors get: the same elements, and the same picture, at three widths.
import { expectCanvasEqualsSite } from "./canvas-and-site.ts";
import { contentOf, node, section } from "./content.ts";
import { test } from "./fixtures.ts";

test("the canvas shows the home page as the site does", async ({ builder }) => {
  await builder.open("home");
  await expectCanvasEqualsSite(builder, "/", "home");
});

const text = (words: string): object => node("c:tdRichText", { text: words });
const card = (title: string): object =>
  node("c:tdDestinationCard", { title, text: "Een huis aan een fjord, en het licht boven het water.", size: "Groot" });

test("the canvas lays out every container as the site does", async ({ builder }) => {
  const columns = { col1: [card("Noorwegen")], col2: [text("Kort"), text("Nog een")] };
  await builder.write(
    "view/Onze_werkwijze/content.json",
    contentOf(await builder.read("view/Onze_werkwijze/content.json"), [
      section([6, 6], { maxContentWidth: "60rem", sectionColumnGutterWidth: "2rem" }, [
        [text("Links"), node("c:tdSpacer", { size: "Groot" })],
        [node("c:tdContentContainer", { title: "Kop" }, { content: [text("Binnen"), node("c:tdButton", {})] })],
      ]),
      section([12], { maxContentWidth: "76rem" }, [
        [
          node(
            "c:tdFlexibleContent",
            { itemSpacing: "Groot", alignment: "Midden" },
            {
              content: [
                node("c:tdColumn", { columnWidth: "33.33%" }, { content: [text("Een derde")] }),
                node("c:tdColumn", { columnWidth: "66.67%" }, { content: [text("Twee derde"), text("En meer")] }),
                node("c:tdButton", {}),
              ],
            },
          ),
          node(
            "c:tdFlexibleBlock",
            { height: "14rem", borderWidth: "1px", alignment: "Rechts" },
            {
              content: [text("Rechts in een blok"), node("c:tdButton", {})],
            },
          ),
          node("c:tdColumnsSection", { sectionConfig: "Twee derde + een derde" }, columns),
          node("c:tdSection", { sectionConfig: "Twee helften" }, { col1: [text("Eén")], col2: [text("Twee")] }),
          node(
            "c:tdGrid",
            { numberOfColumns: 3 },
            {
              "Content-Slot1": [card("Marokko")],
              "Content-Slot2": [text("Een korte tekst"), text("En nog een")],
              "Content-Slot3": [node("c:tdPromiseCard", { title: "Belofte", text: "Kort", icon: "Kompas" })],
            },
          ),
          node(
            "c:tdSlotsBlock",
            { slotAmount: 2 },
            { "Content-Slot1": [text("Dia één")], "Content-Slot2": [text("Dia twee")] },
          ),
        ],
      ]),
    ]),
  );
  await builder.open("Onze_werkwijze");
  await expectCanvasEqualsSite(builder, "/onze-werkwijze", "containers");
});
