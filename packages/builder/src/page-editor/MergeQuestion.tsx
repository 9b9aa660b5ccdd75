import { readComponent } from "@travel-design/site";
import type { ReactNode } from "react";
import { ComponentPicture } from "../canvas/ComponentPicture.tsx";
import { fieldOf, labelOf } from "../catalog/catalog.ts";
import type { Choices, Conflict } from "../content/merge.ts";
import { messages } from "../messages/index.ts";

const sides = ["own", "theirs"] as const;
type Side = (typeof sides)[number];

const typeOfComponent = ({ own, theirs }: Conflict): string => readComponent(own ?? theirs)?.definition ?? "";

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
            <ComponentPicture components={[component]} title={`${labelOf(typeOfComponent(conflict))}: ${name}`} />
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
