import { useCallback, useEffect, useState } from "react";
import { call, messageOf } from "../api.ts";
import type { SitePicture, SitePictures } from "../contract/responses.ts";

/** The pictures of the site, as the server knows them. */
export interface Pictures {
  /** Undefined until they are loaded. */
  all: readonly SitePicture[] | undefined;
  /** How full the static resources with the pictures are. */
  resources: SitePictures["resources"];
  /** Why they cannot be loaded; empty if they can. */
  error: string;
  /** Loads them again, after one was added or deleted. */
  reload(): void;
}

/** Loads the pictures of the site. */
export function usePictures(): Pictures {
  const [site, setSite] = useState<SitePictures>();
  const [error, setError] = useState("");
  const reload = useCallback(() => {
    call("readPictures", {}).then(
      (loaded) => {
        setSite(loaded);
        setError("");
      },
      (reason: unknown) => setError(messageOf(reason)),
    );
  }, []);
  useEffect(reload, [reload]);
  return { all: site?.pictures, resources: site?.resources ?? [], error, reload };
}
