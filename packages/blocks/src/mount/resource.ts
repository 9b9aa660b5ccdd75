// The static resource `travelDesign`: every block that React draws in Salesforce, in one script.
import { hostEventNames } from "@travel-design/ui";
import "@travel-design/ui/style.css";
import { formPorts } from "../quotation-form/form-ports.ts";
import { leaves } from "../leaves.ts";
import { contract } from "./contract.ts";
import { createMount } from "./mount.tsx";

/** Stands for the text of the style sheet, which the build puts in its place. */
declare const TRAVEL_DESIGN_STYLE: string;

/** What the script offers to the components around the blocks. */
const travelDesign = {
  contract,
  mount: createMount(new Map(leaves), TRAVEL_DESIGN_STYLE),
  /** Makes the form's ports of what the component around it gives. */
  formPorts,
  /** Events that leave a mounted block. */
  eventNames: Object.values(hostEventNames),
};

export type TravelDesign = typeof travelDesign;

// Assigned, not declared: a sandbox may evaluate the script inside a function.
Object.assign(globalThis, { TravelDesign: travelDesign });
