import { hydrateRoot } from "react-dom/client";
import { PlainForm } from "./plain-form.tsx";

const root = document.getElementById("plain-form");
if (root) hydrateRoot(root, <PlainForm />);
