import { useEffect, useState } from "react";

/** Milliseconds without a change, so that a screen reader is not interrupted while the visitor goes through a list. */
const delay = 1000;

/** A text after it stayed the same for a second; empty until then. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
