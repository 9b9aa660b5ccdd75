import { islandSelector } from "./islands/island.ts";
import "./styles.ts";

const log = (message: string, error?: unknown): void => console.error(message, ...(error === undefined ? [] : [error]));

/** Brings every block that needs it to life. A page without such blocks fetches nothing more. */
async function begin(): Promise<void> {
  const elements = [...document.querySelectorAll(islandSelector)];
  if (elements.length === 0) return;
  const [{ bringToLife }, { browserPorts }] = await Promise.all([
    import("./islands/bring-to-life.tsx"),
    import("./ports/browser-ports.ts"),
  ]);
  const ports = { quotation: browserPorts(window, log) };
  await Promise.all(elements.map((element) => bringToLife(element, ports, log)));
}

begin().catch((error: unknown) => log("The page could not be brought to life; it can be read as it stands.", error));
