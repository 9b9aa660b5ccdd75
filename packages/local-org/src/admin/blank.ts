import { html } from "../html.ts";
import { messages } from "./messages.ts";

/** Placeholder for a missing value: a visible dash, and words for a screen reader. */
export const blank = html`<span aria-hidden="true">${messages.value.dash}</span
  ><span class="org-unseen">${messages.value.empty}</span>`;
