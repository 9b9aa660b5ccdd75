import { createContext, use, type ReactNode } from "react";
import type { Messages } from "./nl.ts";

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** All texts, such as `en`. */
  messages: Messages;
  children: ReactNode;
}

/** Sets the texts of all components below it. Renders no element: the host sets the attribute `lang`. */
export function MessagesProvider({ messages, children }: MessagesProviderProps): ReactNode {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/**
 * The texts of the nearest {@link MessagesProvider}.
 *
 * @param dutch the group of texts that the component uses, for a page without a provider. A component imports only its own group
 */
export const useMessages = <Key extends keyof Messages>(dutch: Pick<Messages, Key>): Pick<Messages, Key> =>
  use(MessagesContext) ?? dutch;
