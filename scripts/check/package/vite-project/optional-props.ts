// Type-checked only. With `exactOptionalPropertyTypes`, `<Input hint={hint} />` compiles for a `hint` that may be undefined only if the prop
// says so. No error here means that every optional prop of every component does.
import type { ReactNode } from "react";
import type * as library from "@travel-design/ui";

/** Optional props that do not accept undefined. */
type Rejecting<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name>
    ? Record<Name, undefined> extends Pick<Props, Name>
      ? never
      : Name
    : never;
}[keyof Props];

type Components<Entry> = {
  [Name in keyof Entry]: Entry[Name] extends (props: infer Props) => ReactNode ? Rejecting<Props> : never;
};

/** Components with such props, by the names of these. */
type Problems<Entry> = {
  [Name in keyof Entry as [Components<Entry>[Name]] extends [never] ? never : Name]: Components<Entry>[Name];
};

/** A component with a problem would be a missing property here, which the error names. */
export const problems: Problems<typeof library> = {};
