import { useCallback, type Ref, type RefCallback } from "react";

function attach<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === "function") {
    const detach = ref(node);
    return typeof detach === "function" ? detach : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref for an element that both the control and its owner hold on to; the same as long as both are. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      if (node === null) return;
      const detachFirst = attach(first, node);
      const detachSecond = attach(second, node);
      return () => {
        detachFirst();
        detachSecond();
      };
    },
    [first, second],
  );
}
