export { ContactStrip, type ContactStripProps } from "./ContactStrip.tsx";
