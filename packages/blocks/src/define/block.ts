import type { QuotationPorts } from "@travel-design/quotation";
import type { LoadStylesheet, SiteImageSettings, UserData, WindowEventName } from "@travel-design/ui";
import {
  parseSettings,
  type ImagePreload,
  type Properties,
  type RawSettings,
  type ReportSetting,
  type SettingsOf,
} from "@travel-design/ui/models";
import type { ComponentType, ReactNode } from "react";

/** What blocks may ask of the page. A block whose port is missing shows an error; the rest of the page keeps working. */
export interface BlockPorts {
  /** What the request form needs. */
  quotation?: QuotationPorts | undefined;
  /** Goes to an address on this site. Without it the browser follows the address itself. */
  navigate?: ((url: string) => void) | undefined;
  /** Loads a style sheet of a static resource into the page. Without it the page is expected to have it. */
  loadStylesheet?: LoadStylesheet | undefined;
  /** The visitor; a guest without it. */
  user?: UserData | undefined;
  /** Path below which the site is served, for example `/reizen`; the root without it. */
  basePath?: string | undefined;
  /** How the site makes addresses of pictures. */
  images?: SiteImageSettings | undefined;
  /** Path of the current page on the site, without the site's base path: `/privacyverklaring`. */
  currentPath?: string | undefined;
  /** Writes one line for whoever runs the site. Never personal data. */
  log(message: string, error?: unknown): void;
}

/** Content of the slots by name. */
export type SlotContent = Readonly<Record<string, ReactNode>>;

/** What a block's `props` function can use beside the settings. */
interface BlockContext<P extends Properties> {
  settings: SettingsOf<P>;
  ports: BlockPorts;
  slots: SlotContent;
}

/** Facts about a block that hosts need beside its view. */
interface HostFacts {
  /** Window events that change the block. Until the first one it can stay as the server rendered it. */
  readonly follows: readonly WindowEventName[];
  /** False for a block that renders nothing visible. */
  readonly isVisible: boolean;
  /** Style sheets of static resources that the static markup needs. */
  readonly stylesheets: readonly string[];
  /** Text for visitors without JavaScript, shown instead of a block that cannot work without it; otherwise empty. */
  readonly noScript: string;
  /** Ports without which the block cannot work. */
  readonly requires: readonly (keyof BlockPorts)[];
  /** Whether the host element generates no box, so that the block takes part in the layout of its container. */
  readonly hasNoHostBox: boolean;
}

const usualFacts: HostFacts = {
  follows: [],
  isVisible: true,
  stylesheets: [],
  noScript: "",
  requires: [],
  hasNoHostBox: false,
};

/** Facts that differ from the usual ones, and what depends on the settings. */
interface BlockRuntime<Settings> extends Partial<HostFacts> {
  /** Whether the block needs JavaScript in the browser. Static blocks are rendered once on the server. */
  hydrate?: "always" | "never" | ((settings: Settings) => boolean);
  /** Large pictures that the browser should load early when the block is at the top of a page. */
  preloads?: (settings: Settings, urls: SiteImageSettings) => readonly ImagePreload[];
}

/** What a block and its LWC template share: everything but the React view. */
interface BlockModel<P extends Properties> {
  /** Name in the catalog, for example `slotsBlock`. */
  name: string;
  properties: P;
  /** Names of the drop zones. A block with drop zones is an LWC template in Salesforce, because React cannot render slots there. */
  slots?: readonly string[];
}

/** Properties that hosts apply to the host element, so that no view reads them. */
type HostProperty = "anchor";

/** Names of properties that the view does not take as props. */
type UnreadProperty<P extends Properties, ViewProps> = Exclude<keyof P, keyof ViewProps | HostProperty>;

/** Props of the view that are not settings: they come from ports and slots. */
type ExtraProps<P extends Properties, ViewProps> = Omit<ViewProps, keyof P>;

/** Required unless every further prop of the view is optional. */
type PropsFunction<P extends Properties, ViewProps> =
  object extends ExtraProps<P, ViewProps>
    ? { props?: (context: BlockContext<P>) => ExtraProps<P, ViewProps> }
    : { props: (context: BlockContext<P>) => ExtraProps<P, ViewProps> };

/** A type error that names the properties that no view reads. */
type CheckProperties<P extends Properties, ViewProps> = [UnreadProperty<P, ViewProps>] extends [never]
  ? Omit<SettingsOf<P>, HostProperty> extends Pick<ViewProps, keyof P & keyof ViewProps>
    ? unknown
    : { view: ["The view cannot take these settings", Omit<SettingsOf<P>, HostProperty>] }
  : { view: ["No view reads the property", UnreadProperty<P, ViewProps>] };

/** The definition of a block: everything that hosts, editors and tools derive from. */
interface BlockDefinition<P extends Properties, ViewProps> extends BlockModel<P> {
  runtime?: BlockRuntime<SettingsOf<P>>;
  /** The React component. It takes each property as a prop. */
  view: ComponentType<ViewProps>;
}

/** A block as hosts use it. */
export interface Block<P extends Properties = Properties> extends Required<BlockModel<P>>, HostFacts {
  /** Parses raw settings. Hosts look at nothing but the result. */
  parse(raw: RawSettings, report?: ReportSetting): SettingsOf<P>;
  /** The id of the host element, which links can point to. */
  anchor(raw: RawSettings): string | undefined;
  /** Whether the block needs JavaScript in the browser with some settings. */
  readonly canHydrate: boolean;
  /** Whether the block needs JavaScript in the browser with these settings. */
  hydrates(raw: RawSettings): boolean;
  /** Large pictures to load early when the block is at the top of a page. */
  preloads(raw: RawSettings, urls: SiteImageSettings): readonly ImagePreload[];
  /** The view, and its props for raw settings. */
  render(
    raw: RawSettings,
    ports: BlockPorts,
    slots: SlotContent,
    report: ReportSetting,
  ): { view: ComponentType; props: object };
}

/**
 * Defines a block. A property that the view does not take as a prop is a type error.
 *
 * @param definition `props` adds props of the view that are not settings, from ports and slots
 * @example defineBlock({ name: "promiseCard", properties, view: PromiseCard })
 */
export function defineBlock<const P extends Properties, ViewProps extends object>(
  definition: BlockDefinition<P, ViewProps> & PropsFunction<P, ViewProps> & CheckProperties<P, ViewProps>,
): Block<P>;
export function defineBlock(
  definition: BlockDefinition<Properties, object> & PropsFunction<Properties, object>,
): Block {
  const { name, properties, slots = [], runtime = {}, view, props } = definition;
  const { hydrate = "always", preloads, ...facts } = runtime;
  const parse: Block["parse"] = (raw, report) => parseSettings(properties, raw, report);
  return {
    name,
    properties,
    slots,
    ...usualFacts,
    ...facts,
    parse,
    anchor(raw) {
      const { anchor } = parse(raw);
      return typeof anchor === "string" ? anchor : undefined;
    },
    canHydrate: hydrate !== "never",
    hydrates: (raw) => (typeof hydrate === "function" ? hydrate(parse(raw)) : hydrate === "always"),
    preloads: (raw, urls) => preloads?.(parse(raw), urls) ?? [],
    render(raw, ports, content, report) {
      const settings = parse(raw, report);
      const { anchor: _onHost, ...own } = settings;
      return { view, props: { ...own, ...props?.({ settings, ports, slots: content }) } };
    },
  };
}
