/**
 * What the request form needs from the page it stands on. The form itself never fetches, reads a cookie,
 * or touches the address, the history or the page's head.
 */

/** One choice of a picklist. */
export interface Option {
  label: string;
  value: string;
}

/** The two lists that come from the contact request's record type. A list that could not be read is absent. */
export interface FormOptions {
  destinations?: readonly Option[];
  customerSources?: readonly Option[];
}

/** A start time signed by the server; it proves when the visitor began. */
export interface StartToken {
  /** Milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  signature: string;
}

/** What accompanies a request but is no answer of the visitor. */
export interface Submission extends StartToken {
  /** Random UUID, kept while the answers are unchanged: sending the same answers twice creates one request. */
  key: string;
  /** A field people never see; whoever fills it in is no visitor. */
  website: string;
}

/** The visitor's answers as the server takes them. Exactly these keys. */
export interface ContactRequest {
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  street: string;
  postalCode: string;
  city: string;
  unknownDestination: boolean;
  destination: string;
  customDestination: string;
  unknownLeavingDate: boolean;
  /** Midnight UTC of the chosen day, `2026-05-01T00:00:00.000Z`, or null. */
  leavingDate: string | null;
  returnDate: string | null;
  amountOfDays: number | null;
  /** Euros per person. */
  budget: number | null;
  amountOfTravelers: number | null;
  wishes: string;
  newsletter: boolean;
  privacyPolicy: boolean;
  isExperienceCloud: true;
  channel: "Website";
  customerSource: string;
  alternativeSource: string;
  utmCampaign: string;
  utmMedium: string;
  utmSource: string;
  gaId: string;
}

/** Where the visitor came from; empty strings where unknown. */
export type Campaign = Pick<ContactRequest, "utmCampaign" | "utmMedium" | "utmSource" | "gaId">;

/** The browser's history, for hosts in which the form may add entries to it. */
export interface HistoryPort {
  /** Adds an entry for a step. */
  push(step: number): void;
  /** Replaces the current entry's step. */
  replace(step: number): void;
  /** Goes to the form's previous entry, of which `onStep` listeners hear; false when the form has none. */
  back(): boolean;
  /** Returns to the entry from which the visitor came to this one. */
  undo(): void;
  /** Calls back when the visitor goes back or forward to an entry of this form; returns the unsubscribe function. */
  onStep(listener: (step: number, isForward: boolean) => void): () => void;
}

/** Keeps the draft for this tab. Any method may throw where storage is refused; the form then works without a draft. */
export interface DraftStorage {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** Time, passed in so that it can be advanced in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `callback` after `delay` milliseconds; returns the cancel function. */
  after(delay: number, callback: () => void): () => void;
}

/** Everything the form needs from its host. */
export interface QuotationPorts {
  startSubmission(): Promise<StartToken>;
  /** Resolves when the request is stored, rejects for any reason it is not. The resolved value is never read. */
  submitRequest(contactRequest: ContactRequest, submission: Submission, signal: AbortSignal): Promise<unknown>;
  readOptions(): Promise<FormOptions>;
  readCampaign(): Promise<Campaign>;
  /** Goes to an address on this site, for example `/bedankt-voor-uw-aanvraag/?ts=…`. */
  navigate(url: string): void;
  /** Sets the title of the page. */
  pageTitle(title: string): void;
  /** Absent where the host's router owns the history. */
  history?: HistoryPort | undefined;
  /** Absent where nothing may be kept. */
  draftStorage?: DraftStorage | undefined;
  clock: Clock;
  /** One line for whoever runs the site. Never personal data. */
  log(message: string, error?: unknown): void;
}
