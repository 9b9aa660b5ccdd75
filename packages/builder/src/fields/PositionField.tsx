import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";

/** A point of a picture, in percent from the left and from the top. */
interface Point {
  x: number;
  y: number;
}

const words: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

const percentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (words[text] ?? (/^\d+(?:\.\d+)?%$/.test(text) ? parseFloat(text) : undefined));

/** The point of a position; the middle for one that a picture cannot show, such as a length. */
export function pointOf(position: string): Point {
  const [first, second] = position.trim().toLowerCase().split(/\s+/);
  const isDown = (word: string | undefined): boolean => word === "top" || word === "bottom";
  const [across, down] = isDown(first) || second === "left" || second === "right" ? [second, first] : [first, second];
  return { x: percentOf(across) ?? 50, y: percentOf(down) ?? 50 };
}

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
      aria-label={`Wat in beeld blijft: ${x} % van links, ${y} % van boven. Druk op de foto, of gebruik de pijltjes.`}
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
}

/** The part of a picture that stays in view. */
export function PositionField({ property, value, error, picture, onChange }: PositionFieldProps): ReactNode {
  const { basePath } = useSite();
  const text = asText(value);
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <>
          {picture !== undefined && (
            <FocusPicture
              picture={basePath + picture}
              {...pointOf(text)}
              onChange={({ x, y }) => onChange(`${within(x)}% ${within(y)}%`)}
            />
          )}
          <input
            {...ids}
            className="org-builder-input"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </FieldFrame>
  );
}
