import type { UiRecord } from "../../records/ui-record.ts";
import type { ObjectInfo } from "../objects/types.ts";

/** One thing in a cell of a layout, most often a field. */
export interface LayoutComponent {
  readonly apiName: string | null;
  readonly componentType: string;
  readonly label?: string | null;
}

/** A cell of a layout. */
export interface LayoutItem {
  readonly label?: string;
  readonly layoutComponents: readonly LayoutComponent[];
  readonly editableForNew?: boolean;
  readonly editableForUpdate?: boolean;
  readonly required?: boolean;
  readonly sortable?: boolean;
}

/** A row of cells. */
export interface LayoutRow {
  readonly layoutItems: readonly LayoutItem[];
}

/** Rows under a heading. */
export interface LayoutSection {
  readonly id: string | null;
  readonly heading?: string | null;
  readonly collapsible?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly useHeading?: boolean;
  readonly layoutRows: readonly LayoutRow[];
}

/** Which fields a page of a record shows, and where. */
export interface RecordLayout {
  readonly id: string | null;
  readonly objectApiName?: string;
  readonly recordTypeId?: string;
  readonly layoutType: string;
  readonly mode: string;
  readonly sections: readonly LayoutSection[];
}

/** Which sections of a layout a user has folded. */
export interface LayoutUserState {
  readonly id: string;
  readonly apiName?: string;
  readonly recordTypeId?: string;
  readonly layoutType: string;
  readonly mode: string;
  readonly sectionUserStates: Readonly<Record<string, SectionUserState>>;
}

/** Whether a section is folded. */
export interface SectionUserState {
  readonly id?: string;
  readonly collapsed: boolean;
}

/** The stages that a record goes through, with what is said of each. */
export interface PathLayout {
  readonly steps?: readonly unknown[];
  readonly objectApiName?: string;
  readonly [name: string]: unknown;
}

/** Layouts by object, record type, layout type and mode. */
export type LayoutsByObject = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RecordLayout>>>>>>>
>;

/** Everything that a page of a record is drawn from. */
export interface RecordUi {
  readonly layouts: LayoutsByObject;
  readonly layoutUserStates: Readonly<Record<string, LayoutUserState>>;
  readonly objectInfos: Readonly<Record<string, ObjectInfo>>;
  readonly records: Readonly<Record<string, UiRecord>>;
  readonly eTag?: string;
}
