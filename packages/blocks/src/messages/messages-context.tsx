import { ProvideMessages, type ProviderProps } from "@travel-design/ui/parts";
import { createContext, use, type ReactNode } from "react";
import type { BlockMessages } from "./nl.ts";

const BlockMessagesContext = createContext<Partial<BlockMessages>>({});

/** Sets texts of all blocks below it. The provider of the library sets those of the controls in them. */
export function BlockMessagesProvider(props: ProviderProps<BlockMessages>): ReactNode {
  return <ProvideMessages context={BlockMessagesContext} {...props} />;
}

/**
 * The texts of the nearest {@link BlockMessagesProvider} that has them.
 *
 * @param dutch the group of texts that the block uses. A block imports only its own group
 */
export const useMessages = <Group extends Partial<BlockMessages>>(dutch: Group): Group => ({
  ...dutch,
  ...use(BlockMessagesContext),
});
