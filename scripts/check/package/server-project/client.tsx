import { hydrateRoot } from "react-dom/client";
import "@travel-design/ui/style.css";
import { Page } from "./Page.tsx";

hydrateRoot(document, <Page />);
