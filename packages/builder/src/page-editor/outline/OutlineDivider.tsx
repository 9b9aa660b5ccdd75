import { tryTo } from "@travel-design/ui/internal";
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { messages } from "../../messages/index.ts";

/** Of the panel's height, in percent. */
const [min, max, initial] = [15, 85, 50];
const key = "org-builder-outline-height";

const within = (percent: number): number => Math.round(Math.min(max, Math.max(min, percent)));

/** The initial height in a browser without storage. */
const storedHeight = (): number => within(Number(tryTo(() => localStorage.getItem(key))) || initial);

/** The height of the outline, which this browser remembers. */
export function useOutlineHeight(): [number, (percent: number) => void] {
  const [height, setHeight] = useState(storedHeight);
  return [
    height,
    (percent) => {
      setHeight(within(percent));
      tryTo(() => localStorage.setItem(key, String(within(percent))));
    },
  ];
}

const steps: Readonly<Record<string, (height: number) => number>> = {
  ArrowUp: (height) => height - 5,
  ArrowDown: (height) => height + 5,
  Home: () => min,
  End: () => max,
};

/** Props of {@link OutlineDivider}. */
export interface OutlineDividerProps {
  /** In percent of the panel. */
  height: number;
  onChange(percent: number): void;
}

/** The line between outline and settings: dragged, or moved with the arrow keys. */
export function OutlineDivider({ height, onChange }: OutlineDividerProps): ReactNode {
  const move = (event: KeyboardEvent): void => {
    const step = event.altKey ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(step(height));
  };
  const drag = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { top = 0, height: whole = 1 } = currentTarget.parentElement?.getBoundingClientRect() ?? {};
    onChange(((clientY - top) / whole) * 100);
  };
  return (
    <div
      role="separator"
      className="org-builder-divider"
      aria-label={messages.editor.outlineHeight}
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={min}
      aria-valuemax={max}
      title={messages.editor.howToResize}
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
}
