import type { FormHost } from "@travel-design/blocks";
import type { QuotationPorts } from "@travel-design/quotation";

/** How the request form reaches the org behind the page. */
export interface RequestCalls extends Pick<FormHost, "startSubmission" | "submitRequest" | "isRejection"> {
  /** Loads the function that reads the form's lists. */
  loadOptionsReader(ports: Pick<QuotationPorts, "clock" | "log">): Promise<QuotationPorts["readOptions"]>;
}
