export { Input, type InputProps } from "./Input.tsx";
export type { InputType } from "./Input.tsx";
