import { Limit } from "../limit.tsx";
import { startPage } from "../start-page.tsx";
import "../page.css";

startPage(Limit);
