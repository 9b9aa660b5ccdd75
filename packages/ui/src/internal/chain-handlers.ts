/** Calls the owner's handler, then the control's own, with the same event. */
export function chainHandlers<E>(
  theirs: ((event: E) => void) | undefined,
  ours: ((event: E) => void) | undefined,
): (event: E) => void {
  return (event) => {
    theirs?.(event);
    ours?.(event);
  };
}
