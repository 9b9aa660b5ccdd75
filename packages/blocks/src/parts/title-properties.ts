import { integer, string } from "@travel-design/ui/internal";

/** Settings of a part of a page that begins with a title. */
export const titleProperties = { title: string(), level: integer({ default: 2, min: 2, max: 3 }) };

/** Props of a part of a page that begins with a title. */
export interface TitleProps {
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** The level of the title: 2 for a section, 3 for a part of a section. @default 2 */
  level?: number | undefined;
}
