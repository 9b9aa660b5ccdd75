import { Region, RenderingProvider, readComponent, type ContentComponent } from "@travel-design/site";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { canvasPorts, canvasRendering } from "../canvas/canvas-rendering.tsx";
import { addPageStyles } from "../canvas/page-styles.ts";
import { labelOf } from "../catalog/catalog.ts";
import { typeOf } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import type { Choices, Conflict } from "../document/merge.ts";
import { useSite } from "../site-context.ts";
import { messages } from "../messages/index.ts";

/** A component as visitors would see it, in a frame of its own with the styles of the site. */
function ComponentPicture({ component, title }: { component: ContentComponent; title: string }): ReactNode {
  const site = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const rendering = useMemo(() => canvasRendering(canvasPorts(site.basePath), site.basePath), [site]);
  const load = (): void => {
    const target = frame.current?.contentDocument;
    if (!target) return;
    target.body.inert = true;
    void addPageStyles(target, site).then(() => setBody(target.body));
  };
  return (
    <iframe
      ref={frame}
      className="org-builder-merge__picture"
      title={title}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html>"
      onLoad={load}
    >
      {body &&
        createPortal(
          <RenderingProvider value={rendering}>
            <Region region={{ type: "region", id: "", name: "", children: [component] }} />
          </RenderingProvider>,
          body,
        )}
    </iframe>
  );
}

interface VersionProps {
  conflict: Conflict;
  side: "own" | "theirs";
  isChosen: boolean;
  onChoose(): void;
}

const labelOfComponent = (component: JsonObject | undefined): string =>
  labelOf(typeOf(readComponent(component)?.definition ?? ""));

function VersionChoice({ conflict, side, isChosen, onChoose }: VersionProps): ReactNode {
  const component = readComponent(conflict[side]);
  return (
    <div className="org-builder-merge__version">
      <label className="org-builder-merge__choice">
        <input type="radio" name={conflict.id} checked={isChosen} onChange={onChoose} />
        {messages.saving.versions[side]}
      </label>
      {component ? (
        <ComponentPicture
          component={component}
          title={`${labelOfComponent(conflict[side])}: ${messages.saving.versions[side]}`}
        />
      ) : (
        <p>{messages.saving.itemWasDeleted}</p>
      )}
    </div>
  );
}

/** Props of {@link MergeQuestion}. */
export interface MergeQuestionProps {
  conflicts: readonly Conflict[];
  choices: Choices;
  onChoose(choices: Choices): void;
}

/** Asks which version of each component is kept that two people have changed. */
export const MergeQuestion = ({ conflicts, choices, onChoose }: MergeQuestionProps): ReactNode =>
  conflicts.map((conflict) => (
    <fieldset key={conflict.id} className="org-builder-merge">
      <legend>{labelOfComponent(conflict.own ?? conflict.theirs)}</legend>
      {(["own", "theirs"] as const).map((side) => (
        <VersionChoice
          key={side}
          conflict={conflict}
          side={side}
          isChosen={(choices.get(conflict.id) ?? "own") === side}
          onChoose={() => onChoose(new Map(choices).set(conflict.id, side))}
        />
      ))}
    </fieldset>
  ));
