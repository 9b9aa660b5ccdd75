import { Downshift } from "../downshift.tsx";
import { startPage } from "../start-page.tsx";

startPage(Downshift);
