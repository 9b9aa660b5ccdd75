import type { ContactRequest, Option, QuotationPorts, Submission } from "./ports.ts";

/** Ports that need no page and no server, with what went through them. For Storybook and unit tests. */
export interface InMemoryPorts extends QuotationPorts {
  /** Every request that was sent. */
  readonly sent: { contactRequest: ContactRequest; submission: Submission }[];
  /** Every address that was navigated to. */
  readonly visited: string[];
  /** Every title the page was given. */
  readonly titles: string[];
  /** Every line that was logged. */
  readonly logged: string[];
}

const options = (labels: string): Option[] => labels.split(";").map((label) => ({ label, value: label }));

/** Makes a fresh set. @param overrides ports to use instead, for example a `submitRequest` that rejects */
export function inMemoryPorts(overrides: Partial<QuotationPorts> = {}): InMemoryPorts {
  const sent: InMemoryPorts["sent"] = [];
  const visited: string[] = [];
  const titles: string[] = [];
  const logged: string[] = [];
  let draft: string | null = null;
  return {
    sent,
    visited,
    titles,
    logged,
    startSubmission: async () => ({ startedAt: Date.now(), signature: "in memory" }),
    submitRequest: async (contactRequest, submission) => void sent.push({ contactRequest, submission }),
    readOptions: async () => ({
      destinations: options("IJsland;Indonesië;Italië;Japan;Jordanië;Kenia;Namibië;Nieuw-Zeeland;Peru;Zuid-Afrika"),
      customerSources: [...options("Instagram;Nieuwsbrief"), { label: "Anders, namelijk", value: "Anders" }],
    }),
    readCampaign: async () => ({ utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" }),
    navigate: (url) => void visited.push(url),
    pageTitle: (title) => void titles.push(title),
    draftStorage: { read: () => draft, write: (text) => void (draft = text), clear: () => void (draft = null) },
    clock: {
      now: () => Date.now(),
      after: (delay, callback) => {
        const timer = setTimeout(callback, delay);
        return () => clearTimeout(timer);
      },
    },
    log: (message) => void logged.push(message),
    ...overrides,
  };
}
