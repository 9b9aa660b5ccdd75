import { request } from "../api.ts";
import type { JsonObject } from "../document/json.ts";

/** A section that was saved to use again. */
export interface SectionTemplate {
  name: string;
  title: string;
  section: JsonObject;
}

export const readTemplates = (): Promise<readonly SectionTemplate[]> => request("GET", "templates");
export const saveTemplate = (title: string, section: JsonObject): Promise<SectionTemplate> =>
  request("POST", "templates", { title, section });
export const removeTemplate = (name: string): Promise<void> => request("DELETE", `templates/${name}`);
