import type { ReactNode } from "react";
import { icons } from "./icons.ts";
import { PathIcon } from "./PathIcon.tsx";
import { messages } from "../messages/index.ts";

const listAddress = "/org/builder";

/** Leads back to the list of pages. @param onLeave goes there instead of the browser */
export const BackLink = ({ onLeave }: { onLeave?: (address: string) => void }): ReactNode => (
  <a
    className="org-builder-button org-builder-quiet-button"
    href={listAddress}
    onClick={(event) => {
      if (!onLeave || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onLeave(listAddress);
    }}
  >
    <PathIcon path={icons.back} />
    {messages.places.pages}
  </a>
);
