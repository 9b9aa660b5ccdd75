import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";

/** A ref for an element that both the component and its owner use. The component must always render the element. */
export function useSharedRef<T>(ownersRef: Ref<T> | undefined): RefObject<T | null> {
  const element = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(ownersRef, () => element.current, []);
  return element;
}
