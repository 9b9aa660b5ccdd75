import { use, useMemo, type Context, type ReactNode } from "react";

/** Props of a provider of texts. */
export interface ProviderProps<Messages> {
  /** Texts to replace: all of them, such as `en`, or some. The others stay those of the provider around it, or Dutch. */
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Sets texts of a package for all its components below. */
export function ProvideMessages<Messages>({
  context: Context,
  messages,
  children,
}: ProviderProps<Messages> & { context: Context<Partial<Messages>> }): ReactNode {
  const outer = use(Context);
  return <Context value={useMemo(() => ({ ...outer, ...messages }), [outer, messages])}>{children}</Context>;
}
