import { paragraph, string } from "../../settings/properties.ts";
import { rows } from "../../settings/rows.ts";
import { titleProperties } from "../title-properties.ts";

/** Settings of frequently asked questions. */
export const faqProperties = {
  ...titleProperties,
  questions: rows({ parts: { question: string(), answer: paragraph() }, required: ["question", "answer"] }),
};
