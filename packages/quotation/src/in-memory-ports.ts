import type { ContactRequest } from "./model/contact-request.ts";
import type { Option } from "./model/options.ts";
import type { QuotationPorts, Submission } from "./ports.ts";

/** Ports without a page and a server, with what went through them. For Storybook and unit tests. */
export interface InMemoryPorts extends QuotationPorts {
  /** Every request that was submitted. */
  readonly submitted: { contactRequest: ContactRequest; submission: Submission }[];
  /** Every address that was navigated to. */
  readonly visited: string[];
  /** Every title the page was given. */
  readonly titles: string[];
  /** Every line that was logged. */
  readonly logged: string[];
  /** Every measurement event. */
  readonly tracked: [name: string, data: object][];
}

const options = (labels: string): Option[] => labels.split(";").map((label) => ({ label, value: label }));

/** @param overrides ports to use instead, for example a `submitRequest` that rejects */
export function inMemoryPorts(overrides: Partial<QuotationPorts> = {}): InMemoryPorts {
  const submitted: InMemoryPorts["submitted"] = [];
  const visited: string[] = [];
  const titles: string[] = [];
  const logged: string[] = [];
  const tracked: InMemoryPorts["tracked"] = [];
  let draft: string | null = null;
  return {
    submitted,
    visited,
    titles,
    logged,
    tracked,
    startSubmission: async () => ({ startedAt: Date.now(), signature: "in memory", reference: "TD-7K3M9Q" }),
    submitRequest: async (contactRequest, submission) => void submitted.push({ contactRequest, submission }),
    readOptions: async () => ({
      destinations: options("IJsland;Indonesië;Italië;Japan;Jordanië;Kenia;Namibië;Nieuw-Zeeland;Peru;Zuid-Afrika"),
      customerSources: [...options("Instagram;Nieuwsbrief"), { label: "Anders, namelijk", value: "Anders" }],
    }),
    readCampaign: async () => ({ utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" }),
    navigate: (url) => void visited.push(url),
    pageTitle: { read: () => titles.at(-1) ?? "", write: (title) => void titles.push(title) },
    draftStorage: { read: () => draft, write: (text) => void (draft = text), clear: () => void (draft = null) },
    clock: {
      now: () => Date.now(),
      after: (delay, callback) => {
        const timer = setTimeout(callback, delay);
        return () => clearTimeout(timer);
      },
    },
    track: (name, data) => void tracked.push([name, data]),
    log: (message) => void logged.push(message),
    ...overrides,
  };
}
