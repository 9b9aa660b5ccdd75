import { OurSearchList } from "../search-list.tsx";
import { startPage } from "../start-page.tsx";
import "../../../../packages/ui/src/style.css";
import "../page.css";

startPage(OurSearchList);
