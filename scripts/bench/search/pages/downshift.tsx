import { Downshift } from "../downshift.tsx";
import { startPage } from "../start-page.tsx";
import "../page.css";

startPage(Downshift);
