import { inMemoryPorts, type InMemoryPorts } from "../in-memory-ports.ts";
import type { Campaign, QuotationPorts } from "../ports.ts";
import { sharedCases } from "./shared-cases.ts";

/** In-memory ports whose time stands still until it is told to pass. */
export interface RecordingPorts extends InMemoryPorts {
  /** The draft as stored. */
  draft: { text: string | null };
  campaign: Campaign;
  /** How many start tokens were handed out. */
  readonly tokens: number;
  /** Lets milliseconds pass: what falls due in between happens in order. */
  pass(milliseconds: number): Promise<void>;
  /** Lets everything that waits for nothing happen. */
  settle(): Promise<void>;
}

/** Turns of the event loop, enough for every chain of promises in the form. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

export function recordingPorts(): RecordingPorts {
  let now = Date.parse("2026-05-01T10:00:00Z");
  let tokens = 0;
  let timers: { at: number; run: () => void }[] = [];
  const draft: RecordingPorts["draft"] = { text: null };
  const { utmCampaign, utmMedium, utmSource, gaId } = sharedCases.valid;
  const campaign = { utmCampaign, utmMedium, utmSource, gaId };

  const overrides: Partial<QuotationPorts> = {
    startSubmission: async () => {
      tokens += 1;
      return { startedAt: now, signature: `signature ${tokens}` };
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

  return Object.defineProperties(
    Object.assign(inMemoryPorts(overrides), {
      draft,
      campaign,
      tokens: 0,
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
    }),
    { tokens: { get: () => tokens } },
  );
}
