import { brandingStyle } from "@travel-design/site";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { usePageTitle } from "../controls/use-page-title.ts";
import { textOf, type JsonObject } from "../content/json.ts";
import { CommandButton } from "../page-editor/CommandButton.tsx";
import { SaveButton } from "../page-editor/SaveButton.tsx";
import { SaveProblem } from "../page-editor/SaveProblem.tsx";
import { useShortcuts } from "../page-editor/shortcuts.ts";
import { isHexColor } from "../fields/color-text.ts";
import { messages } from "../messages/index.ts";
import type { CommandName } from "../page-session/page-commands.ts";
import { OpenContent } from "../page-list/OpenContent.tsx";
import type { Opened } from "../session/start.ts";
import { useSession } from "../session/use-session.ts";
import { BrandFields } from "./BrandFields.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { createBrandSession, readBrand, type BrandContent, type BrandSession } from "./brand-session.ts";
import { colorsIn, type ColorSetting } from "./brand-settings.ts";
import { brandingOf, contrastSentences } from "./contrast-sentences.ts";
import "./brand.css";

const offered = new Set<CommandName>(["save", "undo", "redo"]);

/** A sentence per setting that cannot be saved. */
function errorsOf(values: JsonObject, colors: readonly ColorSetting[]): ReadonlyMap<string, string> {
  const invalid = colors.filter(({ name }) => !isHexColor(textOf(values[name])));
  return new Map([
    ...contrastSentences(values),
    ...invalid.map(({ name }) => [name, messages.brand.notColor] as const),
  ]);
}

/** Keeps the work as a version, and returns to the file. */
async function reset({ getState, dispatch, text }: BrandSession, view: string): Promise<void> {
  const { content, file } = getState();
  await call("keepVersion", { view, text: text() });
  // What was changed meanwhile is not in that version.
  if (getState().content !== content) return;
  dispatch({ type: "edited", content: readBrand(file.text), sentence: messages.brand.restored });
}

function BrandEditor({ brand, onReload }: { brand: Opened<BrandContent>; onReload(): void }): ReactNode {
  const { session, sentence, announce } = useSession((report) => createBrandSession(brand, report));
  const { dispatch, leave } = session;
  const { content, phase, history } = useStore(session);
  const { values } = content;
  const colors = useMemo(() => colorsIn(readBrand(brand.start.file.text).values), [brand]);
  const errors = useMemo(() => errorsOf(values, colors), [values, colors]);
  const perform = useCallback(
    (name: CommandName): void => {
      if (name === "undo") dispatch({ type: "undone" });
      if (name === "redo") dispatch({ type: "redone" });
      if (name === "save" && errors.size > 0) announce(messages.brand.unreadableColors);
      else if (name === "save") dispatch({ type: "saveRequested" });
    },
    [dispatch, announce, errors],
  );
  useShortcuts(document, perform, offered);
  const isSaved = phase.name === "saved";
  const canReset = phase.name === "changed" || phase.name === "failed";
  usePageTitle(messages.places.brand, !isSaved);
  return (
    <div className="org-builder-editor org-builder-brand">
      <header className="org-builder-toolbar">
        <div className="org-builder-toolbar__place">
          <BackLink onLeave={(address) => void leave(() => window.location.assign(address))} />
          <h1 className="org-builder-toolbar__title">{messages.places.brand}</h1>
        </div>
        <div className="org-builder-toolbar__end">
          <div className="org-builder-tools" role="group" aria-label={messages.editor.history}>
            <CommandButton name="undo" isAvailable={history.past.length > 0} onPerform={perform} />
            <CommandButton name="redo" isAvailable={history.future.length > 0} onPerform={perform} />
          </div>
          <button
            type="button"
            className="org-builder-button"
            aria-disabled={!canReset}
            onClick={() => canReset && void reset(session, brand.view).catch((error) => announce(messageOf(error)))}
          >
            {messages.actions.restore}
          </button>
          <SaveButton phase={phase.name} onSave={() => perform("save")} />
        </div>
      </header>
      <SaveProblem
        phase={phase}
        dispatch={(event) =>
          event.type === "dismissed" || errors.size === 0 ? dispatch(event) : announce(messages.brand.unreadableColors)
        }
        draftNotice={messages.brand.workIsKept}
        onReload={() => void leave(onReload)}
      />
      <div className="org-builder-brand__work">
        <main className="org-builder-panel">
          <BrandFields
            values={values}
            colors={colors}
            errors={errors}
            onChange={(next, name) => dispatch({ type: "edited", content: { ...content, values: next }, group: name })}
          />
        </main>
        <BrandPreview style={brandingStyle(brandingOf(values))} />
      </div>
      <p className="org-builder-live" role="status">
        {sentence}
      </p>
    </div>
  );
}

const loadBrand = () => call("readBrand", {});

/** The page "Merk": colors and fonts of the whole site. */
export function BrandPage(): ReactNode {
  const [version] = useState(() => window.location.hash.slice(1));
  // Only the first time: reloading shows the file.
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
  return (
    <OpenContent
      title={messages.places.brand}
      version={version}
      load={loadBrand}
      read={readBrand}
      render={(opened, reload) => <BrandEditor brand={opened} onReload={reload} />}
    />
  );
}
