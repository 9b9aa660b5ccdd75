// Every Dutch text of the builder that is not a label of a block or a sentence of the site check.
import { brand } from "./brand.ts";
import { actions, places } from "./controls.ts";
import { editor, saving, settings } from "./editor.ts";
import { fields, links, richText } from "./fields.ts";
import { pages, pictures, templates, versions } from "./pages.ts";
import { publishing } from "./publishing.ts";
import { responses } from "./responses.ts";
import { sharing } from "./sharing.ts";

export const messages = {
  ...responses,
  actions,
  brand,
  editor,
  fields,
  links,
  pages,
  pictures,
  places,
  publishing,
  richText,
  saving,
  settings,
  sharing,
  templates,
  versions,
} as const;
