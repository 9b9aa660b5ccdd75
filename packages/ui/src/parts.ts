// What components are made of, for packages of this repository that have components of their own. Not covered by versioning.
export { classNames } from "./internal/class-names.ts";
export { useController } from "./internal/use-controller.ts";
export { useSharedRef } from "./internal/use-shared-ref.ts";
export { useWarnings } from "./internal/use-warnings.ts";
export { Link } from "./link/Link.tsx";
export { ProvideMessages, type ProviderProps } from "./messages/provide-messages.tsx";
export { useSettings } from "./settings/use-settings.ts";
