import * as fc from "fast-check";

/** What people type, and what a sanitizer must recognize in it. */
const ordinary = [
  ..."aZéñ019.,-/+'@()[]: ",
  "tel:",
  "TEL:",
  "(0)",
  "( 0 )",
  "00",
  "+31",
  "31",
  "0",
  "12",
  "Jr.",
  "berg.",
];

/** Characters with a special meaning in Unicode, in JavaScript, or in Java. */
const special = [
  ["\0", "\t", "\n", "\v", "\f", "\r", "\r\n", "\u001F", "\u007F", "\u0085", "\u009F"],
  ["\u00A0", "\u1680", "\u180E", "\u2003", "\u2028", "\u2029", "\u202F", "\u205F", "\u3000", "\uFEFF"],
  ["\u00AD", "\u061C", "\u200B", "\u200D", "\u200E", "\u200F", "\u2060", "\u{E0001}"],
  ["\u202A", "\u202C", "\u202D", "\u202E", "\u2066", "\u2069"],
  ["\u0301", "\u0308", "\u20E3", "\u0130", "\u0131", "\u0149", "\u017F", "ß", "ﬁ", "\u212A", "ǰ", "ა"],
  ["\uD83D", "\uDE00", "😀", "👩‍🚀", "🇳🇱", "𝟙", "\uFFFD", "\uFFFF"],
  ["０", "１", "Ａ", "．", "＠", "٣", "३", "½", "²", "Ⅷ"],
  ["\u2010", "\u2011", "\u2013", "\u2212", "\u301C", "\uFF0D", "’"],
].flat();

/** Values that are accepted, or nearly. */
const values = [
  ["noor.vandenberg@example.com", "a@b.nl", ".a@b.nl", "a@b..nl", "noor+reis@mail.example.co.uk"],
  ["0612345678", "+31 (0)6-12 34 56 78", "0031612345678", "31 06 12345678", "+32470123456", "+390612345678"],
  ["1234 AB", "1234ab.", "1234SS", "1234 SD", "1234sa", "0123 AB", "2000", "SW1A 1AA"],
  ["van den Berg.", "Jansen Jr.", "Burg.straat.", "Lindelaan 120.", "Japan", "Nederland", "België"],
  ["2027-05-01", "2027-02-30", "1699-12-31", "4000-12-31", "14", "0", "9999", "10000", "16", "17"],
  ["1.250,50", "€ 5.000 - € 7.500", "ca. 5000", "12,5k", "0,125", "99999999999999"],
].flat();

const piece = fc.constantFrom(...ordinary, ...special, ...special);
const noise = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));

/** A value with pieces put in, or taken away. */
const mutation = fc
  .tuple(fc.constantFrom(...values), fc.array(fc.tuple(fc.nat(30), fc.nat(1), piece), { maxLength: 3 }))
  .map(([value, changes]) =>
    changes.reduce((text, [at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed), value),
  );

/** A text whose length is near a limit. */
const near = (...limits: number[]) =>
  fc
    .tuple(mutation, piece, fc.constantFrom(...limits), fc.integer({ min: -2, max: 2 }), mutation)
    .map(([start, run, limit, more, end]) => {
      const count = (limit + more - start.length - end.length) / run.length;
      return start + run.repeat(Math.max(0, count)) + end;
    });

/** Texts that visitors, their keyboards and their clipboards could produce, and texts that only an attacker would. */
export const anyText = fc.oneof(
  { weight: 1500, arbitrary: mutation },
  { weight: 1200, arbitrary: noise },
  // The limits of the fields.
  { weight: 60, arbitrary: near(12, 40, 80, 100, 255) },
  // The limit of the wishes, and of what is sanitized. Such texts take long.
  { weight: 1, arbitrary: near(32_768, 65_536) },
);
