import { inMemoryPorts, type InMemoryPorts } from "../in-memory-ports.ts";
import type { Campaign } from "../model/contact-request.ts";
import type { QuotationPorts } from "../ports.ts";
import { sharedCases } from "./shared-cases.ts";

/** In-memory ports whose clock is advanced by the test. */
export interface RecordingPorts extends InMemoryPorts {
  /** The draft as stored. */
  draft: { text: string | null };
  campaign: Campaign;
  /** The keys for which a start token was requested. */
  readonly startedKeys: string[];
  /** Advances the clock, and runs the timers on the way in order. */
  pass(milliseconds: number): Promise<void>;
  /** Awaits every promise that waits for no timer. */
  settle(): Promise<void>;
}

/** Enough microtasks for every chain of promises in the form. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

export function recordingPorts(): RecordingPorts {
  let now = Date.parse("2026-05-01T10:00:00Z");
  const startedKeys: string[] = [];
  let timers: { at: number; run: () => void }[] = [];
  const draft: RecordingPorts["draft"] = { text: null };
  const { utmCampaign, utmMedium, utmSource, gaId } = sharedCases.valid;
  const campaign = { utmCampaign, utmMedium, utmSource, gaId };

  const overrides: Partial<QuotationPorts> = {
    startSubmission: async (key) => {
      startedKeys.push(key);
      return { startedAt: now, signature: `${key} at ${now}`, reference: "TD-7K3M9Q" };
    },
    readCampaign: async () => campaign,
    draftStorage: {
      read: () => draft.text,
      write: (text) => void (draft.text = text),
      clear: () => void (draft.text = null),
    },
    clock: {
      now: () => now,
      after(delay, run) {
        const timer = { at: now + delay, run };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
  };

  return Object.assign(inMemoryPorts(overrides), {
    draft,
    campaign,
    startedKeys,
    settle,
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
    },
  });
}
