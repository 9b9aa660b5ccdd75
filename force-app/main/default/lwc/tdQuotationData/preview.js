import { log } from "c/tdPage";

/**
 * The form's ports in Experience Builder: nothing is stored, in the browser or in the org, and nothing is measured.
 *
 * @param {object} ports of a published page
 */
export const previewPorts = (ports) => ({
  ...ports,
  startSubmission: async () => ({ startedAt: Date.now(), signature: "preview", reference: "" }),
  submitRequest: async () => log("This is a preview of Experience Builder, so the request was not submitted."),
  pageTitle: { read: () => document.title, write() {} },
  draftStorage: undefined,
  track: undefined,
});

/** The sentence above the form by which a builder recognizes a preview. */
export function createPreviewNote() {
  const note = document.createElement("p");
  note.setAttribute("role", "note");
  note.textContent = "Voorbeeld. Een aanvraag die u hier doet, wordt niet verstuurd en niet opgeslagen.";
  // No style sheet is made for a note that visitors never see.
  note.style.cssText = "margin: 0 0 1rem; padding: 0.75rem 1rem; background: #fff4d6; color: #4a3500;";
  return note;
}
