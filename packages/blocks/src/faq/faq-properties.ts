import { paragraph, rows, string } from "@travel-design/ui/internal";
import { titleProperties } from "../parts/title-properties.ts";

/** Settings of frequently asked questions. */
export const faqProperties = {
  ...titleProperties,
  questions: rows({ parts: { question: string(), answer: paragraph() }, required: ["question", "answer"] }),
};
