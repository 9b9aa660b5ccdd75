import type { Properties, RawSettings, ReportSetting, SettingsOf } from "@travel-design/ui/models";

/** What every host knows about a component of content files: a block, or a component of Salesforce. */
export interface Component<P extends Properties = Properties> {
  /** Name in content files: "c:tdHero". */
  readonly definition: string;
  readonly properties: P;
  /** Names of its regions. */
  readonly slots: readonly string[];
  /** False for a component that shows nothing by itself. */
  readonly isVisible: boolean;
  /** The regions that it shows with some settings. Without this function it shows every region that has content. */
  shownSlots?(settings: SettingsOf<P>): readonly string[];
  /** Parses raw settings. Hosts do so once, and look at nothing but the result. */
  parse(raw: RawSettings, report?: ReportSetting): SettingsOf<P>;
}
