/**
 * What the request form needs from its host. The form itself never fetches, reads a cookie, or uses the address, the history or
 * the head of the page.
 */
import type { Campaign, ContactRequest } from "./model/contact-request.ts";
import type { FormOptions } from "./model/options.ts";

/** A start time that the server signed together with the key of the submission. */
export interface StartToken {
  /** Milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  signature: string;
  /** What the request will be called, such as "TD-7K3M9Q"; empty if the server gives it no name. */
  reference: string;
}

/** What accompanies a request besides the answers. */
export interface Submission extends Omit<StartToken, "reference"> {
  /** Random UUID. The same key with the same answers creates one request. */
  key: string;
  /** Which privacy statement the visitor agreed to; empty if the form does not know. */
  privacyVersion: string;
  /** The content of a field that people do not see: empty for a visitor. */
  website: string;
}

/** Rejection of `submitRequest` by a host that knows that the server received the request and did not store it. */
export class RequestRejectedError extends Error {
  override name = "RequestRejectedError";
}

/** The browser's history, for hosts in which the form may add entries to it. */
export interface HistoryPort {
  /** Adds an entry for a step. */
  push(step: number): void;
  /** Replaces the current entry's step. */
  replace(step: number): void;
  /** Goes back to the entry of an earlier step, which the form already shows. Without one, the first later entry becomes that step's. */
  back(step: number): void;
  /** Returns to the entry from which the visitor came to this one. */
  undo(): void;
  /** Calls back when the visitor goes back or forward to an entry of this form; returns the unsubscribe function. */
  onStep(listener: (step: number, isForward: boolean) => void): () => void;
}

/** Stores the draft of this tab. Any method may throw if the browser denies storage; the form then works without a draft. */
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

/** Whether the visitor's device has a connection. */
export interface Connection {
  isOnline(): boolean;
  /** Calls back when the connection is back; returns the unsubscribe function. */
  onOnline(listener: () => void): () => void;
}

/** Measurement events, by name. Their data contains no personal data. */
export interface TrackingEvents {
  /** The visitor's first input. */
  quote_start: { step: number };
  /** A later step is shown. */
  quote_step: { step: number };
  /** A submit found errors in these fields. */
  quote_error: { step: number; fields: readonly string[] };
  /** The page was left before a started request was submitted. */
  quote_abandon: { step: number };
  /** `id` is the reference of the request; `value` in euros, for all travelers together. */
  generate_lead: { id: string; value?: number; currency?: "EUR" };
}

/** The title of the page. */
export interface PageTitlePort {
  /** @returns empty without one */
  read(): string;
  write(title: string): void;
}

/** Everything the form needs from its host. */
export interface QuotationPorts {
  /** Requests a start token for a key. */
  startSubmission(key: string): Promise<StartToken>;
  /**
   * Resolves if the request is stored, and rejects otherwise: with a {@link RequestRejectedError} if it is known not to be stored.
   * The resolved value is not read.
   */
  submitRequest(contactRequest: ContactRequest, submission: Submission, signal: AbortSignal): Promise<unknown>;
  readOptions(): Promise<FormOptions>;
  readCampaign(): Promise<Campaign>;
  /** The destination in the page's address, as a value or label of the picklist. */
  readDestination?: (() => string | undefined) | undefined;
  /**
   * Calls back when the visitor chooses a destination on the page outside the form; returns the unsubscribe function. The listener returns
   * whether the form uses it; otherwise the browser opens the address of the link.
   */
  onDestination?: ((listener: (destination: string) => boolean) => () => void) | undefined;
  /** Reloads the page, if the server can be reached. @returns false if it cannot */
  reloadPage?: (() => Promise<boolean>) | undefined;
  connection?: Connection | undefined;
  /** Opens an address on this site, for example `/bedankt-voor-uw-aanvraag/?ts=…`. */
  navigate(url: string): void;
  pageTitle: PageTitlePort;
  /** Absent if the host's router owns the history. */
  history?: HistoryPort | undefined;
  /** Absent if nothing may be stored. */
  draftStorage?: DraftStorage | undefined;
  /** Absent if nothing is measured. */
  track?: (<Name extends keyof TrackingEvents>(name: Name, data: TrackingEvents[Name]) => void) | undefined;
  clock: Clock;
  /** One line for the operator of the site. Never personal data. */
  log(message: string, error?: unknown): void;
}
