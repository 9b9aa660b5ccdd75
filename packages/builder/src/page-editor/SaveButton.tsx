import type { ReactNode } from "react";
import { messages } from "../messages/index.ts";
import type { Phase } from "../session/session-state.ts";

/** Where the work is, and the button that saves it. */
export const SaveButton = ({ phase, onSave }: { phase: Phase<unknown>["name"]; onSave(): void }): ReactNode => (
  <>
    <span className="org-builder-toolbar__state" data-state={phase}>
      {messages.saving.states[phase]}
    </span>
    <button
      type="button"
      className="org-builder-button org-builder-main-button"
      title={messages.actions.saveWithKeys}
      aria-disabled={phase === "saved"}
      onClick={onSave}
    >
      {messages.actions.save}
    </button>
  </>
);
