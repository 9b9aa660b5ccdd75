export { CriteriaTable } from "./CriteriaTable.tsx";
export { KeyboardTable } from "./KeyboardTable.tsx";
export { NameList } from "./NameList.tsx";
export { TokenTable } from "./TokenTable.tsx";
export { WordingTable } from "./WordingTable.tsx";
