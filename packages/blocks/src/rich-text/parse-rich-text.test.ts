import { expect, test } from "vitest";
import { parseInline, parseRichText, type Inline, type TextBlock } from "./parse-rich-text.ts";

const text = (value: string): Inline => ({ kind: "text", text: value });
const paragraph = (value: string): TextBlock => ({ kind: "paragraph", content: [text(value)] });

test.each<[string, readonly TextBlock[]]>([
  ["", []],
  [" \n || ", []],
  ["Eén", [paragraph("Eén")]],
  ["Eén\nTwee", [paragraph("Eén"), paragraph("Twee")]],
  ["Eén\r\n\r\nTwee", [paragraph("Eén"), paragraph("Twee")]],
  ["Eén || Twee||||Drie", [paragraph("Eén"), paragraph("Twee"), paragraph("Drie")]],
  ["# Kop", [{ kind: "heading2", content: [text("Kop")] }]],
  ["## Kop", [{ kind: "heading3", content: [text("Kop")] }]],
  ["### Kop", [paragraph("### Kop")]],
  ["#Kop", [paragraph("#Kop")]],
  ["-5 graden", [paragraph("-5 graden")]],
  ["1.500 euro", [paragraph("1.500 euro")]],
  ["2026. Een jaar", [paragraph("2026. Een jaar")]],
  [String.raw`\# Kop`, [paragraph("# Kop")]],
  [String.raw`1\. mei`, [paragraph("1. mei")]],
  [String.raw`links \|\| rechts`, [paragraph("links || rechts")]],
  ["- a\n- b", [{ kind: "list", items: [[text("a")], [text("b")]] }]],
  ["- a\n\n- b", [{ kind: "list", items: [[text("a")], [text("b")]] }]],
  ["1. a||2. b", [{ kind: "numberedList", items: [[text("a")], [text("b")]] }]],
  [
    "- a\n1. b\nc\n- d",
    [
      { kind: "list", items: [[text("a")]] },
      { kind: "numberedList", items: [[text("b")]] },
      paragraph("c"),
      { kind: "list", items: [[text("d")]] },
    ],
  ],
  ["<b>vet</b> & <script>alert(1)</script>", [paragraph("<b>vet</b> & <script>alert(1)</script>")]],
])("%j is parsed into blocks", (markup, blocks) => {
  expect(parseRichText(markup)).toEqual(blocks);
});

test.each<[string, readonly Inline[]]>([
  ["gewoon", [text("gewoon")]],
  ["**vet**", [{ kind: "bold", content: [text("vet")] }]],
  ["a **b** c", [text("a "), { kind: "bold", content: [text("b")] }, text(" c")]],
  ["5 * 3 ** 2", [text("5 * 3 ** 2")]],
  ["**2 * 3**", [{ kind: "bold", content: [text("2 * 3")] }]],
  ["**open", [text("**open")]],
  ["****", [text("****")]],
  ["[Privacy](/privacyverklaring)", [{ kind: "link", label: "Privacy", address: "/privacyverklaring" }]],
  [
    "**Lees [dit](/a) eerst**",
    [
      {
        kind: "bold",
        content: [text("Lees "), { kind: "link", label: "dit", address: "/a" }, text(" eerst")],
      },
    ],
  ],
  ["[x](javascript:alert(1))", [text("[x](javascript:alert(1))")]],
  ["[x]( /a)", [text("[x]( /a)")]],
  ["[](/a)", [text("[](/a)")]],
  ["[[x]](/a)", [text("[[x]](/a)")]],
  [String.raw`\[x\](/a)`, [text("[x](/a)")]],
  [String.raw`[\[1\]](/a)`, [{ kind: "link", label: "[1]", address: "/a" }]],
  [String.raw`\**vet**`, [text("**vet**")]],
  [String.raw`**vet\***`, [{ kind: "bold", content: [text("vet*")] }]],
  ["C:\\reis \\ \\\\", [text("C:\\reis \\ \\")]],
])("%j is parsed within a line", (markup, inlines) => {
  expect(parseInline(markup)).toEqual(inlines);
});

// A parser that reads the rest of the text for each of its parts takes minutes, and this one less than a second.
test.each(["[", "**", "[a](", "[a](b", "**a*", "* *", "- ", "||", "# ", "\\", "**\\", "[\\a"])(
  "a text of 300,000 times %j is parsed",
  { timeout: 15_000 },
  (part) => expect(parseRichText(part.repeat(300_000))).toBeInstanceOf(Array),
);
