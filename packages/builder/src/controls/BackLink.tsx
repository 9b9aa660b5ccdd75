import type { ReactNode } from "react";
import { icons } from "./icons.ts";
import { PathIcon } from "./PathIcon.tsx";
import { messages } from "../messages/index.ts";

/** Leads back to the list of pages. */
export const BackLink = (): ReactNode => (
  <a className="org-builder-button org-builder-quiet-button" href="/org/builder">
    <PathIcon path={icons.back} />
    {messages.places.pages}
  </a>
);
