import { inMemoryPorts, type InMemoryPorts } from "../in-memory-ports.ts";
import type { Campaign } from "../model/contact-request.ts";
import type { QuotationPorts } from "../ports.ts";
import { FakeClock } from "../../../platform/src/testing/fake-clock.ts";
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

export function recordingPorts(): RecordingPorts {
  const clock = new FakeClock(Date.parse("2026-05-01T10:00:00Z"));
  const startedKeys: string[] = [];
  const draft: RecordingPorts["draft"] = { text: null };
  const { utmCampaign, utmMedium, utmSource, gaId } = sharedCases.valid;
  const campaign = { utmCampaign, utmMedium, utmSource, gaId };

  const overrides: Partial<QuotationPorts> = {
    startSubmission: async (key) => {
      startedKeys.push(key);
      const startedAt = clock.now();
      return { startedAt, signature: `${key} at ${startedAt}`, reference: "TD-7K3M9Q" };
    },
    readCampaign: async () => campaign,
    draftStorage: {
      read: () => draft.text,
      write: (text) => void (draft.text = text),
      clear: () => void (draft.text = null),
    },
    clock,
  };

  return Object.assign(inMemoryPorts(overrides), {
    draft,
    campaign,
    startedKeys,
    settle: () => clock.advance(0),
    pass: (milliseconds: number) => clock.advance(milliseconds),
  });
}
