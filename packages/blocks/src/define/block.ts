import type { SiteImageSettings, WindowEventName } from "@travel-design/ui";
import type { ImagePreload } from "@travel-design/ui/internal";
import type { Properties, SettingsOf } from "@travel-design/ui/models";
import type { ComponentType } from "react";
import { definitionOf } from "./bundle-name.ts";
import type { Component } from "./component.ts";
import { defineBlock as defineMountable } from "./mounting.ts";
import type { BlockContext, BlockPorts, RenderableBlock } from "./rendering.ts";

/** What a block's `props` function can use beside the settings. */
type ContextOf<P extends Properties> = BlockContext<SettingsOf<P>>;

/** Facts about a block that hosts need beside its view. */
interface HostFacts extends Pick<Component, "isVisible"> {
  /** Window events that change the block. Until the first one it can stay as the server rendered it. */
  readonly listensTo: readonly WindowEventName[];
  /** Style sheets of static resources that the static markup needs. */
  readonly stylesheets: readonly string[];
  /** Whether the block cannot work without JavaScript. A page then has a notice in its place. */
  readonly needsScript: boolean;
  /** Whether the host element generates no box, so that the block takes part in the layout of its container. */
  readonly hasNoHostBox: boolean;
}

const usualFacts: HostFacts = {
  listensTo: [],
  isVisible: true,
  stylesheets: [],
  needsScript: false,
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
  readonly name: string;
  properties: P;
  /** Names of the drop zones. A block with drop zones is an LWC template in Salesforce, because React cannot render slots there. */
  slots?: readonly string[];
}

/** Properties that hosts apply, so that no view reads them: the id of the host element, and a navigation menu of the site. */
type HostProperty = "anchor" | "menu";

/** Names of properties that the view does not take as props. */
type UnreadProperty<P extends Properties, ViewProps> = Exclude<keyof P, keyof ViewProps | HostProperty>;

/** Props of the view that are not settings: they come from ports and slots. */
type ExtraProps<P extends Properties, ViewProps> = Omit<ViewProps, keyof P>;

/** Required unless every further prop of the view is optional. */
type PropsFunction<P extends Properties, ViewProps> =
  object extends ExtraProps<P, ViewProps>
    ? { props?: (context: ContextOf<P>) => ExtraProps<P, ViewProps> }
    : { props: (context: ContextOf<P>) => ExtraProps<P, ViewProps> };

/** A type error that names the properties that no view reads. */
type CheckProperties<P extends Properties, ViewProps> = [UnreadProperty<P, ViewProps>] extends [never]
  ? Omit<SettingsOf<P>, HostProperty> extends Pick<ViewProps, keyof P & keyof ViewProps>
    ? unknown
    : { view: ["The view cannot take these settings", Omit<SettingsOf<P>, HostProperty>] }
  : { view: ["No view reads the property", UnreadProperty<P, ViewProps>] };

/** The definition of a block: everything that hosts, editors and tools derive from. */
interface BlockDefinition<P extends Properties, ViewProps> extends BlockModel<P> {
  runtime?: BlockRuntime<SettingsOf<P>>;
  shownSlots?: (settings: SettingsOf<P>) => readonly string[];
  /** Ports without which the block cannot work. */
  requires?: readonly (keyof BlockPorts)[];
  /** The React component. It takes each property as a prop. */
  view: ComponentType<ViewProps>;
}

/** A block as hosts use it. */
export interface Block<P extends Properties = Properties>
  extends Component<P>, HostFacts, RenderableBlock<SettingsOf<P>> {
  /** The id of the host element, which links can point to. */
  anchor(settings: SettingsOf<P>): string | undefined;
  /** Whether the block needs JavaScript in the browser with some settings. */
  readonly canHydrate: boolean;
  /** Whether the block needs JavaScript in the browser with these settings. */
  hydrates(settings: SettingsOf<P>): boolean;
  /** Large pictures to load early when the block is at the top of a page. */
  preloads(settings: SettingsOf<P>, urls: SiteImageSettings): readonly ImagePreload[];
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
  const { name, properties, slots = [], shownSlots, runtime = {} } = definition;
  const { hydrate = "always", preloads, ...facts } = runtime;
  return {
    ...defineMountable(definition),
    definition: definitionOf(name),
    properties,
    slots,
    ...(shownSlots && { shownSlots }),
    ...usualFacts,
    ...facts,
    anchor: ({ anchor }) => (typeof anchor === "string" ? anchor : undefined),
    canHydrate: hydrate !== "never",
    hydrates: (settings) => (typeof hydrate === "function" ? hydrate(settings) : hydrate === "always"),
    preloads: (settings, urls) => preloads?.(settings, urls) ?? [],
  };
}
