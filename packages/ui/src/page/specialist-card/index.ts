export { SpecialistCard, type Specialist, type SpecialistCardProps } from "./SpecialistCard.tsx";
