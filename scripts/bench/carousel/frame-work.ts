// Reads a trace of Chromium: how much processor time the main thread spent on each frame.

/** An event of a trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time: what other programs do meanwhile does not count. */
  tdur?: number;
  args: { name?: string };
}

/** One piece of work of a thread. */
const task = "RunTask";
/** What the page does once a frame; the task around it also styles, lays out and paints, and ends the frame. */
const oncePerFrame = "FireAnimationFrame";

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/**
 * The main thread's work on each frame: everything it did since the frame before.
 *
 * @returns milliseconds of processor time, a number for each frame
 * @throws Error when the trace shows no frame
 */
export function frameWork(events: readonly TraceEvent[]): number[] {
  const isMainThread = ({ name, args }: TraceEvent): boolean =>
    name === "thread_name" && args.name === "CrRendererMain";
  const mainThreads = new Set(events.filter(isMainThread).map(threadOf));
  const onMainThread = events.filter((event) => mainThreads.has(threadOf(event))).toSorted((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let work = 0;
  let taskEnd = 0;
  let isFrame = false;
  for (const { name, ts, dur = 0, tdur = 0 } of onMainThread) {
    if (name === oncePerFrame && ts <= taskEnd) isFrame = true;
    if (name !== task) continue;
    // The task before this one ended a frame.
    if (isFrame) {
      frames.push(work / 1000);
      work = 0;
      isFrame = false;
    }
    work += tdur;
    taskEnd = ts + dur;
  }
  if (frames.length === 0) {
    throw new Error(
      "The trace shows no frame of the page, so nothing was measured: does the page move while it is traced?",
    );
  }
  return frames;
}
