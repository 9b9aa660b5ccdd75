// The static resource with every block that React renders in Salesforce, in one script.
import { hostEventNames } from "@travel-design/ui/models";
import { leafBlocks } from "../leaf-blocks.ts";
import { formPorts } from "../quotation-form/form-ports.ts";
import { contract } from "./contract.ts";
import { createMount } from "./mount.tsx";
import style from "./resource.css?inline";

/** The interface between the script and the LWC bundles. */
const travelDesign = {
  contract,
  mount: createMount(leafBlocks, style),
  /** Creates the form's ports from what its bundle provides. */
  formPorts,
  /** Events that leave a mounted block. */
  eventNames: Object.values(hostEventNames),
};

export type TravelDesign = typeof travelDesign;

// Assigned, not declared: a sandbox may evaluate the script inside a function.
Object.assign(globalThis, { TravelDesign: travelDesign });
