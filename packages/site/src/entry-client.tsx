import { hydrateRoot } from "react-dom/client";
import { readComponent, asRecord } from "./content/content-tree.ts";
import { dataId, rootId } from "./document.ts";
import { browserPorts } from "./ports/browser-ports.ts";
import { SitePage } from "./render/SitePage.tsx";
import "./styles.ts";

const log = (message: string, error?: unknown): void => console.error(message, ...(error === undefined ? [] : [error]));

const data = asRecord(JSON.parse(document.getElementById(dataId)?.textContent ?? "null"));
const view = readComponent(data?.view);
const root = document.getElementById(rootId);

if (root && view) {
  const context = {
    ports: { quotation: browserPorts(window, log) },
    onUnknown: (definition: string) => log(`Nothing draws ${definition}; it is left out of this page.`),
  };
  const page = <SitePage page={{ layout: readComponent(data?.layout), view }} context={context} />;
  hydrateRoot(root, page, { onRecoverableError: (error) => log("The page was drawn again in the browser.", error) });
} else {
  log("The page holds no content to bring to life: its data element is missing or misshapen.");
}
