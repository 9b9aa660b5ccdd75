export { Dropdown, type DropdownGroup, type DropdownOption, type DropdownProps } from "./Dropdown.tsx";
