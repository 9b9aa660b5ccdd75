import { useGetPuck } from "@puckeditor/core";
import { useEffect } from "react";
import type { Selection } from "./use-selection.ts";
import { findItem } from "../document/tree.ts";
import { toEditorData, toPuckData } from "../page/page-data.ts";
import type { PageWork } from "../session/page-work.ts";

/** In milliseconds. Puck adds a change to its history after 250 ms, so changes of the history wait longer than that. */
export const recordTime = 300;

/**
 * Lets the work on a page read and replace what is in Puck.
 *
 * @param lastChange when the last change was dispatched, in milliseconds
 */
export function usePuckHolder(work: PageWork, { read, select }: Selection, lastChange: () => number): void {
  const getPuck = useGetPuck();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Clears the history, because undoing would drop what the other person changed. */
    const resetHistory = (): void => {
      const { history, appState } = getPuck();
      history.setHistories([{ state: appState }]);
    };
    work.connect({
      read: () => toEditorData(getPuck().appState.data),
      replace(data) {
        const selected = read().filter((id) => findItem(data, id));
        getPuck().dispatch({ type: "setData", data: toPuckData(data) });
        select(selected);
        resetHistory();
        const replacedAt = lastChange();
        clearTimeout(timer);
        // The record of a change before it is still to come, unless another change follows.
        timer = setTimeout(() => lastChange() === replacedAt && resetHistory(), recordTime);
      },
    });
    return () => clearTimeout(timer);
  }, [work, getPuck, read, select, lastChange]);
}
