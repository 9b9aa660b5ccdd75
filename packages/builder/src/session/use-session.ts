import { useEffect, useState } from "react";
import { useAnnouncement } from "../controls/use-announcement.ts";
import type { Session } from "./session.ts";

/** A session while a component is mounted, and what it announces. @param create creates it, once */
export function useSession<Content>(create: (announce: (sentence: string) => void) => Session<Content>) {
  const [sentence, announce] = useAnnouncement();
  const [session] = useState(() => create(announce));
  useEffect(() => session.start(), [session]);
  return { session, sentence, announce };
}
