// Where in the list an employee was. The pages of a request carry it in their addresses, so that they lead back to it.
import { html, type Html } from "../html.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { messages } from "./messages.ts";

const listPath = "/org/requests";

/** The query of the list that led to a page; empty for the whole list. */
export const listOf = ({ query }: Call): string => new URLSearchParams(query.get("list") ?? "").toString();

/** The address of a list. @param list its query */
export const listAddress = (list: string): string => (list === "" ? listPath : `${listPath}?${list}`);

/** An address that remembers the list. @param list its query */
export const withList = (address: string, list: string): string =>
  list === "" ? address : `${address}?list=${encodeURIComponent(list)}`;

/** A link to the list that led here. */
export const backLink = (call: Call): Html =>
  html`<a class="org-back" href="${listAddress(listOf(call))}">${messages.detail.back}</a>`;
