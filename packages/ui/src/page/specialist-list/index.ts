export { SpecialistList, type SpecialistListProps } from "./SpecialistList.tsx";
