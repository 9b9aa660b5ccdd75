import { createContext, use, type ReactNode } from "react";
import type { Messages } from "./nl.ts";
import { ProvideMessages, type ProviderProps } from "./provide-messages.tsx";

const MessagesContext = createContext<Partial<Messages>>({});

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps extends ProviderProps<Messages> {}

/** Sets texts of all components below it. Renders no element: the host sets the attribute `lang`. */
export function MessagesProvider(props: MessagesProviderProps): ReactNode {
  return <ProvideMessages context={MessagesContext} {...props} />;
}

/**
 * The texts of the nearest {@link MessagesProvider} that has them.
 *
 * @param dutch the group of texts that the component uses, for those that no provider has. A component imports only its own group
 */
export const useMessages = <Group extends Partial<Messages>>(dutch: Group): Group => ({
  ...dutch,
  ...use(MessagesContext),
});
