export { Button, type ButtonLinkProps, type ButtonProps } from "./Button.tsx";
