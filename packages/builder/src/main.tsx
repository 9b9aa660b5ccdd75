import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { preventFileDrops } from "./controls/file-drops.ts";
import { keepFocus } from "./controls/keep-focus.ts";
import { sendUnsentDrafts } from "./session/draft-writer.ts";
import "./styles/index.css";

const root = document.querySelector("#builder");
sendUnsentDrafts();
keepFocus(document);
preventFileDrops(document);
if (root) createRoot(root).render(<App />);
