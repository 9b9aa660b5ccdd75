import { parseObject, textOf } from "./json.ts";
import { messages } from "../messages/index.ts";

/** What builders call a content, by the text of its file. */
export function titleOf(text: string): string {
  const { type, title } = parseObject(text) ?? {};
  if (type === "sfdc_cms__brandingSet") return messages.places.brand;
  return type === "sfdc_cms__themeLayout" ? messages.places.headerAndFooter : textOf(title);
}
