import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { ownPositions, pointOf, shownPosition, withPosition, type Point } from "./positions.ts";
import { messages } from "../messages/index.ts";

const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FocusPictureProps extends Point {
  picture: string;
  onChange(point: Point): void;
}

/** A picture on which a press, or the arrow keys, choose the point that stays in view. */
function FocusPicture({ picture, x, y, onChange }: FocusPictureProps): ReactNode {
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    // The keyboard presses it without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    const distance = event.shiftKey ? 1 : 5;
    onChange({ x: x + step.x * distance, y: y + step.y * distance });
  };
  return (
    <button
      type="button"
      className="org-builder-focus"
      aria-label={messages.fields.focusPoint(x, y)}
      onClick={choose}
      onKeyDown={move}
    >
      <img className="org-builder-focus__picture" src={picture} alt="" />
      <span className="org-builder-focus__point" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
    </button>
  );
}

/** Props of {@link PositionField}. */
export interface PositionFieldProps extends FieldProps {
  /** Address of the picture; undefined if it has none on this site. */
  picture: string | undefined;
  /** The device whose position is chosen, by its place from wide to narrow. */
  device: number;
}

/** The part of a picture that stays in view. */
export function PositionField({ property, value, error, picture, device, onChange }: PositionFieldProps): ReactNode {
  const { basePath } = useSite();
  const text = asText(value);
  const change = (position: string): void => onChange(withPosition(text, device, position));
  return (
    <FieldFrame name={property.name} label={property.label} description={messages.fields.positionHelp} error={error}>
      {(ids) => (
        <>
          {picture !== undefined && (
            <FocusPicture
              picture={basePath + picture}
              {...pointOf(shownPosition(text, device))}
              onChange={({ x, y }) => change(`${within(x)}% ${within(y)}%`)}
            />
          )}
          <input
            {...ids}
            className="org-builder-input"
            placeholder={device > 0 ? messages.fields.positionOfWiderScreen : undefined}
            value={ownPositions(text)[device]}
            onChange={(event) => change(event.target.value)}
          />
        </>
      )}
    </FieldFrame>
  );
}
