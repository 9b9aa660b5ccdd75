import type { Block } from "@travel-design/blocks";
import type { BlockEditor, Component, Group, PropertyEditor } from "@travel-design/blocks/internal";
import type { Property } from "@travel-design/ui/models";
import type { JsonObject } from "../content/json.ts";
import type { FieldKind } from "./field-kind.ts";

/** A property as the panel shows it. */
export interface EditableProperty extends PropertyEditor {
  name: string;
  kind: FieldKind;
  property: Property;
}

/** A component that builders can put on a page. */
export interface CatalogEntry {
  /** Its name in content files, and its type in the editor. */
  type: string;
  label: string;
  description: string;
  /** Path data on a grid of 48 by 48. */
  icon: string;
  group: Group;
  properties: readonly EditableProperty[];
  /** All its slots. */
  slots: readonly string[];
  /** Attributes of a new one. */
  defaults: JsonObject;
  component: Component;
  /** Undefined for a component of the platform. */
  block: Block | undefined;
  offeredIn: NonNullable<BlockEditor["offeredIn"]>;
}
