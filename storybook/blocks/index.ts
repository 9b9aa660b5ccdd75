export { componentPage } from "./ComponentPage.tsx";
export { DocsPage } from "./DocsPage.tsx";
export { NameList } from "./NameList.tsx";
export { TokenTable } from "./TokenTable.tsx";
export { WordingTable } from "./WordingTable.tsx";
