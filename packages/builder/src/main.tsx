import "@puckeditor/core/no-external.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/index.css";

const root = document.querySelector("#builder");
if (root) createRoot(root).render(<App />);
