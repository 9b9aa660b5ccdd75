export { RequestReference, type RequestReferenceProps } from "./RequestReference.tsx";
