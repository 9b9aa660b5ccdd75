import { brandingStyle } from "@travel-design/site";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { call, messageOf } from "../api.ts";
import type { ResponseOf } from "../contract/endpoints.ts";
import type { WrittenDraft } from "../contract/responses.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import { textOf, type JsonObject } from "../document/json.ts";
import { CommandButton } from "../editor/CommandButton.tsx";
import { SaveProblem } from "../editor/SaveProblem.tsx";
import { useShortcuts } from "../editor/shortcuts.ts";
import { isHexColor } from "../fields/color-text.ts";
import { messages } from "../messages/index.ts";
import type { CommandName } from "../page/page-commands.ts";
import { DraftChoice } from "../pages/DraftChoice.tsx";
import { startOf } from "../session/start.ts";
import { BrandFields } from "./BrandFields.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { createBrandSession, readBrand, type BrandSession, type OpenedBrand } from "./brand-session.ts";
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
async function reset({ getState, dispatch }: BrandSession, view: string): Promise<void> {
  dispatch({ type: "textRequested" });
  const { written, file } = getState();
  await call("keepVersion", { view, text: written.text });
  // What was changed meanwhile is not in that version.
  if (getState().content === written.content) dispatch({ type: "edited", content: readBrand(file.text) });
}

function BrandEditor({ brand, onReload }: { brand: OpenedBrand; onReload(): void }): ReactNode {
  const [sentence, announce] = useAnnouncement();
  const [session] = useState(() => createBrandSession(brand, announce));
  useEffect(() => session.start(), [session]);
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
          <span className="org-builder-toolbar__state" data-state={phase.name}>
            {messages.saving.states[phase.name]}
          </span>
          <button
            type="button"
            className="org-builder-button"
            aria-disabled={!canReset}
            onClick={() => canReset && void reset(session, brand.view).catch((error) => announce(messageOf(error)))}
          >
            {messages.actions.restore}
          </button>
          <button
            type="button"
            className="org-builder-button org-builder-main-button"
            title={messages.actions.saveWithKeys}
            aria-disabled={isSaved}
            onClick={() => perform("save")}
          >
            {messages.actions.save}
          </button>
        </div>
      </header>
      <SaveProblem
        phase={phase}
        dispatch={dispatch}
        kept={messages.brand.workIsKept}
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

/** Loads the brand, and asks what to do with drafts of it. @param isFile opens the file although there are drafts */
function LoadedBrand({ isFile, onReload }: { isFile: boolean; onReload(isFile: boolean): void }): ReactNode {
  const [draftId] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<ResponseOf<"readBrand">>();
  const [brand, setBrand] = useState<OpenedBrand>();
  const [error, setError] = useState("");
  const open = useCallback(
    (read: ResponseOf<"readBrand">, draft?: WrittenDraft): void =>
      setBrand({ view: read.view, draftId, start: startOf(read, draft, readBrand) }),
    [draftId],
  );
  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await call("readBrand", {});
      const id = window.location.hash.slice(1);
      const earlier = id ? await call("readVersion", { id }) : undefined;
      // Only the first time: reloading shows the file.
      window.history.replaceState(null, "", window.location.pathname);
      setFile(found);
      if (earlier || isFile || found.drafts.length === 0)
        open(found, earlier && { ...found, text: earlier.text, base: found.text });
    };
    read().catch((reason: unknown) => setError(messageOf(reason)));
  }, [isFile, open]);
  if (brand) return <BrandEditor brand={brand} onReload={() => onReload(true)} />;
  if (file && file.drafts.length > 0)
    return (
      <DraftChoice
        page={{ view: file.view, title: messages.places.brand }}
        drafts={file.drafts}
        draftId={draftId}
        onContinue={(draft) => open(file, draft)}
        onSkip={() => open(file)}
        onRemoved={() => onReload(false)}
      />
    );
  return (
    <main className="org-builder-pages">
      {error ? <p role="alert">{error}</p> : <p>{messages.brand.isLoading}</p>}
      <BackLink />
    </main>
  );
}

/** The page "Merk": colors and fonts of the whole site. */
export function BrandPage(): ReactNode {
  const [{ count, isFile }, setStart] = useState({ count: 0, isFile: false });
  return <LoadedBrand key={count} isFile={isFile} onReload={(next) => setStart({ count: count + 1, isFile: next })} />;
}
