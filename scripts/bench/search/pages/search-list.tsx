import { OurSearchList } from "../search-list.tsx";
import { startPage } from "../start-page.tsx";

startPage(OurSearchList);
