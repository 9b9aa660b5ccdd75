import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createFromFetch } from "@vitejs/plugin-rsc/browser";

hydrateRoot(document, await createFromFetch<ReactNode>(fetch("/page.rsc")));
document.documentElement.dataset.hydrated = "";
