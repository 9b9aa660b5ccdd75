export { SpecialistMatch, type SpecialistMatchProps } from "./SpecialistMatch.tsx";
