import { columnLayouts } from "@travel-design/ui/internal";
import { catalog } from "./catalog.ts";
import { messages } from "../messages/index.ts";

const labels: Readonly<Record<string, string>> =
  catalog.get("c:tdColumnsSection")?.properties.find(({ name }) => name === "sectionConfig")?.property.labels ?? {};

/** A choice of columns: their widths in parts of twelve. */
export interface SectionLayout {
  label: string;
  widths: readonly number[];
}

/** The layouts of our own sections, and two that only the platform's section can have. */
export const sectionLayouts: readonly SectionLayout[] = [
  ...Object.entries(columnLayouts).map(([name, widths]) => ({ label: labels[name] ?? name, widths })),
  { label: messages.fields.leftWider, widths: [7, 5] },
  { label: messages.fields.rightWider, widths: [5, 7] },
];
