import type { ReactNode } from "react";
import { messages } from "../messages/index.ts";
import { PageCommandButton } from "./CommandButton.tsx";

/** What can be done with what is selected. */
export const SelectionTools = (): ReactNode => (
  <div className="org-builder-tools" role="group" aria-label={messages.editor.selectedItem}>
    {(["moveUp", "moveDown", "moveInto", "moveOut", "copy", "paste", "duplicate", "remove"] as const).map((name) => (
      <PageCommandButton key={name} name={name} />
    ))}
  </div>
);
