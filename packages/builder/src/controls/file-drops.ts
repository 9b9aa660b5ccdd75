/** Whether files are dragged, and not a block or text. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

const acceptsFiles = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-accepts-files]") !== null;

/**
 * Keeps files that are dropped from being opened by the browser, which would leave the builder.
 *
 * @param root the document of the builder or of its canvas
 * @returns a function that removes the listeners
 */
export function preventFileDrops(root: Document): () => void {
  const preventOpening = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = acceptsFiles(event.target) ? "copy" : "none";
  };
  root.addEventListener("dragover", preventOpening);
  root.addEventListener("drop", preventOpening);
  return () => {
    root.removeEventListener("dragover", preventOpening);
    root.removeEventListener("drop", preventOpening);
  };
}
