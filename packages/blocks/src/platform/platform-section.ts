import {
  color,
  columns,
  directionProperties,
  image,
  length,
  oneOf,
  position,
  toObject,
} from "@travel-design/ui/internal";
import type { RawSettings } from "@travel-design/ui/models";
import { columnSlots } from "../define/slots.ts";
import { definePlatformComponent } from "./platform-component.ts";

/** A column in the settings of a section, as Experience Builder writes it. */
export interface SectionColumn {
  /** Id of the column's region. */
  UUID: string;
  columnName: string;
  /** Name of the column's region. */
  columnKey: string;
  /** In parts of twelve. */
  columnWidth: string;
  /** Experience Builder writes `null` for every column. */
  seedComponents?: unknown;
}

/** The setting for the columns of a section. @param id of the section */
export const sectionConfig = (id: string, sectionColumns: readonly SectionColumn[]): string =>
  JSON.stringify({ UUID: id, columns: sectionColumns });

/** A new column over the whole width. @param number of the column in the section, from 1 */
export const newColumn = (id: string, number: number): SectionColumn => ({
  UUID: id,
  columnName: `Column ${number}`,
  columnKey: `col${number}`,
  columnWidth: "12",
  seedComponents: null,
});

/** The platform's section: columns on a twelve-part grid, over an optional picture. */
export const platformSection = definePlatformComponent({
  definition: "community_layout:section",
  properties: {
    sectionConfig: columns("full"),
    maxContentWidth: length(),
    sectionColumnGutterWidth: length(),
    sectionMinHeight: length(),
    sectionVerticalAlign: oneOf(["flex-start", "center", "flex-end"], "flex-start"),
    ...directionProperties,
    backgroundImageConfig: image(),
    bgPosition: position(),
    backgroundImageOverlay: color(),
    top: length(),
    bottom: length(),
    left: length(),
    right: length(),
  },
  slots: columnSlots,
  namesSlots: true,
  isVisible: false,
  attributes: {
    backgroundImageConfig: "",
    backgroundImageOverlay: "rgba(0,0,0,0)",
    componentSpacerSize: "",
    dxpStyle: { padding: { bottom: "4rem", left: "1.5rem", right: "1.5rem", top: "4rem" } },
    layoutDirectionDesktop: "row",
    layoutDirectionMobile: "column",
    layoutDirectionTablet: "column",
    maxContentWidth: "76rem",
    sectionColumnGutterWidth: "",
    sectionConfig: sectionConfig("", [newColumn("", 1)]),
    sectionMinHeight: "",
    sectionVerticalAlign: "flex-start",
  },
  flatten({ dxpStyle, ...attributes }): RawSettings {
    // The platform stores the position beside the picture, in the same JSON text.
    const { bgPosition } = toObject(attributes.backgroundImageConfig) ?? {};
    return { ...attributes, bgPosition, ...toObject(toObject(dxpStyle)?.padding) };
  },
});
