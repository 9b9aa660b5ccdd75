import { useEffect, useEffectEvent, useState } from "react";

/** Loads a style sheet of a static resource into the page, by its path within the static resources. */
export type LoadStylesheet = (path: string) => Promise<unknown>;

/** The icon font's style sheet, within the static resources. */
export const iconStylesheet = "travelIcons/travel-icons.css";

/** What a component with icons of the font needs from its host. */
export interface IconStylesheetPorts {
  /** How the host loads the icon font's style sheet; without it the page is taken to have it. */
  loadStylesheet?: LoadStylesheet | undefined;
  /** Where a failure is reported; the console by default. */
  log?: ((message: string, error?: unknown) => void) | undefined;
}

type Log = NonNullable<IconStylesheetPorts["log"]>;

const loads = new WeakMap<LoadStylesheet, Promise<boolean>>();

async function load(loadStylesheet: LoadStylesheet, log: Log): Promise<boolean> {
  try {
    await loadStylesheet(iconStylesheet);
    return true;
  } catch (error) {
    log("error loading icons", error);
    // A later component tries again.
    loads.delete(loadStylesheet);
    return false;
  }
}

/** Loads once a host, however many cards ask. */
function loadOnce(loadStylesheet: LoadStylesheet, log: Log): Promise<boolean> {
  const known = loads.get(loadStylesheet) ?? load(loadStylesheet, log);
  loads.set(loadStylesheet, known);
  return known;
}

const logToConsole: Log = (message, error) => console.error(message, error);

/**
 * Has the icon font's style sheet loaded while a component is shown. A failure is logged, and nothing else happens.
 *
 * @param isNeeded whether the component shows an icon of the font
 * @returns whether an icon of the font can be shown
 */
export function useIconStylesheet(
  { loadStylesheet, log = logToConsole }: IconStylesheetPorts,
  isNeeded: boolean,
): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const loadPort = useEffectEvent((port: LoadStylesheet) => loadOnce(port, log));
  useEffect(() => {
    if (!isNeeded || !loadStylesheet) return;
    let isShown = true;
    void loadPort(loadStylesheet).then((loaded) => isShown && setLoaded(loaded));
    return () => {
      isShown = false;
    };
  }, [isNeeded, loadStylesheet]);
  return isNeeded && (isLoaded || !loadStylesheet);
}
