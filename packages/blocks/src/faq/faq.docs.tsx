import { componentPage } from "../../../../storybook/blocks/index.ts";
import { Faq } from "./Faq.tsx";
import css from "./faq.css?raw";

export const page = componentPage({
  title: "Faq (veelgestelde vragen)",
  summary:
    "Frequently asked questions. An answer opens without JavaScript. It is a `<div>` with native `<details>`, and nothing without questions. The site adds the questions to the page's structured data.",
  use: ["Three to eight short questions that visitors really ask."],
  avoid: ["Information that everybody needs: [RichText](?path=/docs/blocks-tekst--docs)."],
  keys: { Tab: "Moves to the next question", "Enter, Space": "Opens or closes the answer" },
  criteria: {
    "2.4.7": ["A ring around the question", "test"],
    "2.5.8": ["Questions are at least 44 pixels high", "test"],
    "4.1.2": ["The browser's own element says whether an answer is open", "test"],
  },
  wording: [["Wat kost een reisvoorstel?", "Kosten", "A question is what a visitor would ask"]],
  theming: { css },
  right: {
    example: <Faq questions={[{ question: "Wat kost een reisvoorstel?", answer: "Niets." }]} />,
    because: "A question that visitors ask.",
  },
  wrong: {
    example: <Faq questions={[{ question: "Kosten", answer: "Niets." }]} />,
    because: "A word is not a question: what about the costs?",
  },
  mistakes: ["Answers that are longer than a paragraph."],
});
