import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["<b>Zee</b> & zon", "Zee & zon"],
  ["Zee &amp; zon &quot;hier&quot;", 'Zee & zon "hier"'],
  ["  Een\n strand ", "Een strand"],
  ["Strand<!-- <b>leeg</b> -->", "Strand"],
  ["Strand<!-- never closed", "Strand"],
  ["<script>alert(1)</script>Strand", "alert(1) Strand"],
  ["", ""],
  [null, ""],
  [Number.NaN, ""],
  [{ toString: () => "x" }, ""],
])("%j becomes %j", (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test.each([
  ["d&#39;Or", "d'Or"],
  ["d&#x2019;Or en d&#X2019;Or", "d’Or en d’Or"],
  ["&#128512;", "😀"],
  ["een&#10;twee", "een twee"],
  ["Argentini&euml; en Cura&ccedil;ao", "Argentinië en Curaçao"],
  [
    "caf&eacute; &Agrave; ma&iuml;s co&ouml;peratie &uuml;ber ma&ntilde;ana S&atilde;o &Aring;lesund",
    "café À maïs coöperatie über mañana São Ålesund",
  ],
  ["&Oslash;sterg&oslash;tland stra&szlig;e &aelig; &thorn;&eth;", "Østergøtland straße æ þð"],
  [
    "&lsquo;Zee&rsquo; &ldquo;zon&rdquo; &ndash; &mdash; &hellip; &euro;&nbsp;10 &copy; 20&deg;",
    "‘Zee’ “zon” – — … € 10 © 20°",
  ],
  ["Reis&shy;agent", "Reis\u00ADagent"],
])("character references in %j become %j", (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test.each(["Ha &onbekend; ho", "&bring;", "&constructor;", "&#0; &#1114112; &#99999999999;", "R&B; blues"])(
  "the unknown character references in %j stay",
  (text) => {
    expect(plainText(text)).toBe(text);
  },
);

test("a reference is decoded once, and decoded text is not markup", () => {
  expect(plainText("&amp;eacute; &lt;b&gt;")).toBe("&eacute; <b>");
});

test.each([
  ["<p>een</p><p>twee</p>", "een twee"],
  ["een<br>twee<br/>drie", "een twee drie"],
  ["<ul><li>een</li><li>twee</li></ul>", "een twee"],
  ['<h2 class="a">Zee</h2>zon', "Zee zon"],
  ["on<b>der</b>weg, <article>zee</article>zon", "onderweg, zee zon"],
])("block tags in %j separate words: %j", (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test.each([
  ["Kamers < 5 en > 2", "Kamers < 5 en > 2"],
  ["Kamers <5 en >2", "Kamers <5 en >2"],
  ["temperatuur <x en verder", "temperatuur <x en verder"],
  ["temperatuur <x en <b>verder</b>", "temperatuur <x en verder"],
  ["Strand <", "Strand <"],
  ["Strand <img src=x onerror=alert(1)", "Strand"],
])("in %j a `<` that opens no tag is text: %j", (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test("a word of ten thousand letters stays whole", () => {
  const word = "a".repeat(10_000);
  expect(plainText(word)).toBe(word);
});

// A parser that reads the rest of the text for each of its parts takes minutes, and this one less than a second.
test.each(["<a", "<!--", "<a=", "<a =x", "&a", "&#1", "</"])(
  "300,000 repetitions of %j are read",
  { timeout: 15_000 },
  (part) => expect(plainText(part.repeat(300_000))).toBeTypeOf("string"),
);
