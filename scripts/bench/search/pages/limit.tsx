import { Limit } from "../limit.tsx";
import { startPage } from "../start-page.tsx";

startPage(Limit);
