export { MultiSearchList, type MultiSearchListProps } from "./MultiSearchList.tsx";
