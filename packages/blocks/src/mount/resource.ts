// The static resource with every block that React renders in Salesforce, in one script.
import { hostEventNames } from "@travel-design/ui/models";
import { leafBlocks } from "../leaf-blocks.ts";
import { formPorts } from "../quotation-form/form-ports.ts";
import { contract } from "./contract.ts";
import { createMount } from "./mount.tsx";
import "@travel-design/ui/controls.css";
import "../style.css";

/** Replaced by the text of the style sheet during the build. */
declare const TRAVEL_DESIGN_STYLE: string;

/** The interface between the script and the LWC bundles. */
const travelDesign = {
  contract,
  mount: createMount(leafBlocks, TRAVEL_DESIGN_STYLE),
  /** Creates the form's ports from what its bundle provides. */
  formPorts,
  /** Events that leave a mounted block. */
  eventNames: Object.values(hostEventNames),
};

export type TravelDesign = typeof travelDesign;

// Assigned, not declared: a sandbox may evaluate the script inside a function.
Object.assign(globalThis, { TravelDesign: travelDesign });
