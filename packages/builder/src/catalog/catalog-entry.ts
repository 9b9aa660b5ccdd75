import type { Block } from "@travel-design/blocks";
import type { Group } from "@travel-design/blocks/internal";
import type { Property } from "@travel-design/ui/models";
import type { SlotKey } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import type { FieldKind } from "./field-kind.ts";

/** A property as the panel shows it. */
export interface EditableProperty {
  name: string;
  label: string;
  description: string | undefined;
  kind: FieldKind;
  property: Property;
  /** Whether it says what the pictures of the component show. */
  describesPicture?: boolean;
}

/** A component that builders can put on a page. */
export interface CatalogEntry {
  /** Its type in the editor. */
  type: string;
  /** Its name in content files. */
  definition: string;
  label: string;
  description: string;
  /** Path data on a grid of 48 by 48. */
  icon: string;
  group: Group;
  properties: readonly EditableProperty[];
  /** All its slots. */
  slots: readonly SlotKey[];
  /** Attributes of a new one. */
  defaults: JsonObject;
  /** Undefined for a component of the platform. */
  block: Block | undefined;
  /** Whether the palette offers it. */
  isOffered: boolean;
}
