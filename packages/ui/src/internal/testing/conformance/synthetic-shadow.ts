// The polyfill changes the page for good, so only the file that tests this host may import this one. It goes first: the
// engine looks for it once, when it is evaluated.
import "@lwc/synthetic-shadow";
import { createElement, LightningElement, registerComponent, registerTemplate } from "@lwc/engine-dom";
import { emptyContainer } from "../empty-container.ts";
import { furnish, type Host } from "./host.ts";

/** What Salesforce's compiler makes of `<template><div lwc:dom="manual"></div></template>`. */
const template = registerTemplate((api) => [api.h("div", { key: 0, context: { lwc: { dom: "manual" } } }, [])]);

const Shell = registerComponent(class extends LightningElement {}, {
  tmpl: template,
  sel: "td-shell",
  apiVersion: 63,
});

/** The shadow root of a Lightning web component as Experience Cloud makes it: an imitation in the page's own tree. */
export const syntheticShadow: Host = {
  name: "a synthetic shadow root",
  mount() {
    const host = emptyContainer();
    const shell = host.appendChild(createElement("td-shell", { is: Shell }));
    const manual = shell.shadowRoot?.querySelector("div");
    if (!manual || !("synthetic" in (shell.shadowRoot ?? {}))) {
      throw new Error("The shell has no synthetic shadow root: the polyfill must be evaluated before the engine.");
    }
    return { container: furnish(manual, host.ownerDocument), remove: () => host.remove() };
  },
};
