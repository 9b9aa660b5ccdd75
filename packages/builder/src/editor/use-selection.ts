import { useGetPuck } from "@puckeditor/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { rootId } from "../document/editor-data.ts";
import { useSelectedId } from "../page/page-data.ts";

/** What is selected. Puck knows the last one, whose settings are shown; the others are known here. */
export interface Selection {
  /** Ids, the last of which is Puck's; the root's without a selection. */
  ids: readonly string[];
  /** The same at the time of the call. */
  read(): readonly string[];
  /** @param ids at least one; the page itself only alone */
  select(ids: readonly string[]): void;
}

/** The selection of the editor. @param canvas the document of the page */
export function useSelection(canvas: Document | undefined): Selection {
  const getPuck = useGetPuck();
  const selectedId = useSelectedId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const latest = useRef(chosen);
  const actions = useMemo(
    () => ({
      read(): readonly string[] {
        const id = String(getPuck().selectedItem?.props.id ?? rootId);
        // Puck selects by itself what is pressed on the page.
        return latest.current.at(-1) === id ? latest.current : [id];
      },
      select(wanted: readonly string[]): void {
        const { dispatch, getSelectorForId } = getPuck();
        const items = wanted.filter((id) => id !== rootId);
        const ids = items.length > 0 ? items : [rootId];
        const last = ids.at(-1) ?? rootId;
        latest.current = ids;
        setChosen(ids);
        // Puck throws for the root, which is what is selected without a selector.
        const itemSelector = last === rootId ? null : (getSelectorForId(last) ?? null);
        dispatch({ type: "setUi", ui: { itemSelector } });
      },
    }),
    [getPuck],
  );
  // What Puck selected by itself replaces the whole selection.
  useEffect(() => {
    if (latest.current.at(-1) === selectedId) return;
    latest.current = [selectedId];
    setChosen(latest.current);
  }, [selectedId]);
  // Puck does not report a press on the component that it has selected already.
  useEffect(() => {
    const { read, select } = actions;
    const selectOne = (): void => {
      if (read().length > 1) select(read().slice(-1));
    };
    canvas?.addEventListener("pointerdown", selectOne);
    return () => canvas?.removeEventListener("pointerdown", selectOne);
  }, [canvas, actions]);
  return useMemo(
    () => ({ ids: chosen.at(-1) === selectedId ? chosen : [selectedId], ...actions }),
    [actions, chosen, selectedId],
  );
}
