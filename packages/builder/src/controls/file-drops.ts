/** Whether files are dragged, and not a block or text. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

const takesFiles = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-takes-files]") !== null;

/**
 * Keeps files that are dropped from being opened by the browser, which would leave the builder.
 *
 * @param root the document of the builder or of its canvas
 * @returns ends it
 */
export function keepFilesOut(root: Document): () => void {
  const refuse = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = takesFiles(event.target) ? "copy" : "none";
  };
  root.addEventListener("dragover", refuse);
  root.addEventListener("drop", refuse);
  return () => {
    root.removeEventListener("dragover", refuse);
    root.removeEventListener("drop", refuse);
  };
}
