import { html } from "./html.ts";
import { messages } from "./messages.ts";

/** Stands where a record has no value: a dash for the eye, words for a screen reader. */
export const blank = html`<span aria-hidden="true">${messages.value.dash}</span
  ><span class="org-unseen">${messages.value.empty}</span>`;
