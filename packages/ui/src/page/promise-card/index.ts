export { PromiseCard, type PromiseCardProps } from "./PromiseCard.tsx";
