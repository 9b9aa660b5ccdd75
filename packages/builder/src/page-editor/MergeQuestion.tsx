import { Region, RenderingProvider, readComponent, type ContentComponent } from "@travel-design/site";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { canvasPorts, canvasRendering } from "../canvas/canvas-rendering.tsx";
import { addPageStyles } from "../canvas/page-styles.ts";
import { fieldOf, labelOf } from "../catalog/catalog.ts";
import { typeOf } from "../content/editor-data.ts";
import type { Choices, Conflict } from "../content/merge.ts";
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

const sides = ["own", "theirs"] as const;
type Side = (typeof sides)[number];

const typeOfComponent = ({ own, theirs }: Conflict): string => typeOf(readComponent(own ?? theirs)?.definition ?? "");

/** The value of a setting as people can compare it. */
function valueOf({ values }: Conflict, side: Side): string {
  const value = values[side];
  const text = typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
  return text.trim() || messages.saving.emptyValue;
}

interface VersionChoiceProps {
  conflict: Conflict;
  side: Side;
  isChosen: boolean;
  onChoose(): void;
}

function VersionChoice({ conflict, side, isChosen, onChoose }: VersionChoiceProps): ReactNode {
  const { key, property } = conflict;
  const name = messages.saving.versions[side];
  return (
    <label className="org-builder-merge__choice">
      <input type="radio" name={key} checked={isChosen} onChange={onChoose} />
      <span>{property === undefined ? name : `${name}: ${valueOf(conflict, side)}`}</span>
    </label>
  );
}

/** A component in both versions. */
const Pictures = ({ conflict }: { conflict: Conflict }): ReactNode => (
  <div className="org-builder-merge__versions">
    {sides.map((side) => {
      const component = readComponent(conflict[side]);
      const name = messages.saving.versions[side];
      return (
        <div key={side}>
          <p>{name}</p>
          {component ? (
            <ComponentPicture component={component} title={`${labelOf(typeOfComponent(conflict))}: ${name}`} />
          ) : (
            <p>{messages.saving.itemWasDeleted}</p>
          )}
        </div>
      );
    })}
  </div>
);

/** Props of {@link MergeQuestion}. */
export interface MergeQuestionProps {
  conflicts: readonly Conflict[];
  choices: Choices;
  onChoose(choices: Choices): void;
}

/** Asks which version is kept of each setting that two people have changed. */
export function MergeQuestion({ conflicts, choices, onChoose }: MergeQuestionProps): ReactNode {
  const byComponent = Map.groupBy(conflicts, ({ id }) => id);
  return [...byComponent].map(([id, ofComponent]) => {
    const [first] = ofComponent;
    if (!first) return undefined;
    const type = typeOfComponent(first);
    return (
      <section key={id} className="org-builder-merge">
        {ofComponent.map((conflict) => (
          <fieldset key={conflict.key} className="org-builder-merge__question">
            <legend>
              {labelOf(type)}
              {": "}
              {conflict.property === undefined
                ? messages.saving.deletedOrChanged
                : (fieldOf(type, conflict.property)?.label ?? conflict.property)}
            </legend>
            {sides.map((side) => (
              <VersionChoice
                key={side}
                conflict={conflict}
                side={side}
                isChosen={(choices.get(conflict.key) ?? "own") === side}
                onChoose={() => onChoose(new Map(choices).set(conflict.key, side))}
              />
            ))}
          </fieldset>
        ))}
        <Pictures conflict={first} />
      </section>
    );
  });
}
