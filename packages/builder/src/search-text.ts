import { foldText } from "@travel-design/ui/internal";

/** Whether a text contains what somebody searches for, without regard to case, accents, hyphens and spaces. */
export const includesSearch = (text: string, query: string): boolean => foldText(text).includes(foldText(query));
