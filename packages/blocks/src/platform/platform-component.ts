import {
  parseSettings,
  type Properties,
  type RawSettings,
  type ReportSetting,
  type SettingsOf,
} from "@travel-design/ui/models";
import type { Component } from "../define/component.ts";

/** A component of Salesforce that our pages contain. The local site renders some of them only. */
export interface PlatformComponent<P extends Properties = Properties> extends Component<P> {
  /** Attributes of a new one, as Experience Builder writes them. Salesforce ignores an attribute with another name. */
  readonly attributes: RawSettings;
  /** Whether its settings name its regions, so that they can have any name. */
  readonly namesSlots: boolean;
}

interface Definition<P extends Properties> {
  definition: string;
  properties: P;
  slots?: readonly string[];
  isVisible?: boolean;
  attributes?: RawSettings;
  namesSlots?: boolean;
  /** Attributes as settings, for a component that nests some of them. */
  flatten?: (attributes: RawSettings) => RawSettings;
}

/** Defines a component of Salesforce. */
/* @__NO_SIDE_EFFECTS__ */
export const definePlatformComponent = <const P extends Properties>({
  flatten = (attributes) => attributes,
  ...definition
}: Definition<P>): PlatformComponent<P> => ({
  slots: [],
  isVisible: true,
  attributes: {},
  namesSlots: false,
  ...definition,
  parse: (raw: RawSettings, report?: ReportSetting): SettingsOf<P> =>
    parseSettings(definition.properties, flatten(raw), report),
});
