import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Button, DatePicker } from "../index.ts";
import { de, en, fr, MessagesProvider, nl, type Messages, type MessagesProviderProps } from "../messages.ts";

/** Texts between tags, on the server. */
const textsOf = (node: ReactNode): string[] =>
  [...renderToString(node).matchAll(/>([^<]*\p{L}[^<]*)</gu)].map(([, text]) => text ?? "");

test("a provider replaces the texts that it has, inside another one too", () => {
  const shown = textsOf(
    <MessagesProvider messages={{ buttonLabel: "Boek nu" }}>
      <Button />
      <DatePicker label="Vertrek" defaultValue="2027-05-03" />
      <MessagesProvider messages={en}>
        <Button />
        <MessagesProvider messages={{ buttonLabel: "Book now" }}>
          <Button />
          <DatePicker label="Vertrek" defaultValue="2027-05-03" />
        </MessagesProvider>
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(shown).toEqual([
    "Boek nu",
    "Vertrek",
    "maandag 3 mei 2027",
    "Click here",
    "Book now",
    "Vertrek",
    "Monday, May 3, 2027",
  ]);
});

test("an unknown message, or a text where a function is expected, does not compile", () => {
  const rejected: MessagesProviderProps[] = [
    // @ts-expect-error an unknown message
    { messages: { showLess: "Minder tonen" }, children: "" },
    // @ts-expect-error a text where a function is expected
    { messages: { results: "resultaten" }, children: "" },
  ];
  expect(rejected).toHaveLength(2);
});

/** Every text of a language, with what functions return for numbers, days and words. */
const sentencesOf = (messages: Messages): Record<string, string[]> => ({
  ...Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) => (typeof text === "string" ? [[key, [text]]] : [])),
  ),
  results: [0, 1, 2].map(messages.results),
  activeResult: [messages.activeResult("Peru", 2, 3)],
  dayInWords: [messages.dayInWords("2027-05-03")],
  dayFrom: [messages.dayFrom("2027-05-03")],
  dayUntil: [messages.dayUntil("2027-05-03")],
  textRemaining: [1, 1200].map(messages.textRemaining),
  textNearlyFull: [messages.textNearlyFull(1200)],
  textIsFull: [messages.textIsFull(1200)],
  slideOf: [messages.slideOf(2, 3)],
  slidesShown: [
    messages.slidesShown({ first: 2, last: 2, count: 3 }),
    messages.slidesShown({ first: 1, last: 2, count: 3 }),
  ],
  toSlide: [messages.toSlide(2)],
  removeOption: [messages.removeOption("Peru")],
  optionAdded: [messages.optionAdded("Peru")],
  optionRemoved: [messages.optionRemoved("Peru")],
});

describe.each(Object.entries({ de, en, fr, nl }))("in %s", (language, messages) => {
  const sentences = sentencesOf(messages);

  test("every message is a text", () => {
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(messages).toSorted());
    expect(Object.entries(sentences).filter(([, texts]) => texts.some((text) => !/\p{L}/u.test(text)))).toEqual([]);
  });

  test("days, numbers and plurals are those of the language", () => {
    const expected = {
      de: ["Montag, 3. Mai 2027", "ab dem 03.05.2027", "1 Ergebnis", "2 Ergebnisse", "1.200 Zeichen"],
      en: ["Monday, May 3, 2027", "from May 3, 2027", "1 result", "2 results", "1,200 characters"],
      fr: ["lundi 3 mai 2027", "du 3 mai 2027", "1 résultat", "2 résultats", "1 200 caractères"],
      nl: ["maandag 3 mei 2027", "vanaf 03-05-2027", "1 resultaat", "2 resultaten", "1.200 tekens"],
    }[language];
    const shown = Object.values(sentences)
      .flat()
      .join("\n")
      .replaceAll(/[\u00A0\u202F]/g, " ");
    for (const text of expected ?? []) expect(shown).toContain(text);
  });
});
