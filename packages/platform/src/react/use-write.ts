import { useCallback, useRef, useState } from "react";
import { PlatformError } from "../errors.ts";
import { toPlatformError } from "../convert-errors.ts";
import type { WriteApi, WriteOptions } from "../table/define-write.ts";

type WriteState<Data> =
  | { readonly state: "idle" | "pending"; readonly data: undefined; readonly error: undefined }
  | { readonly state: "success"; readonly data: Data; readonly error: undefined }
  | { readonly state: "error"; readonly data: undefined; readonly error: PlatformError };

/** The state of the latest write. `state` determines `data` and `error`. */
export type WriteResult<Config, Data> = WriteState<Data> & {
  /** Writes. Rejects if the write fails, as the endpoint itself does. */
  readonly write: (config: Config, options?: WriteOptions) => Promise<Data>;
  /** Returns to `idle`, and ignores the result of a write that is pending. */
  readonly reset: () => void;
};

const idle = { state: "idle", data: undefined, error: undefined } as const;
const pending = { state: "pending", data: undefined, error: undefined } as const;

/**
 * Writes from a React component, and re-renders it when the write starts and ends.
 *
 * @param api a write endpoint of a platform, for example `platform.createRecord`
 * @example
 * const { write, state, error } = useWrite(platform.createRecord);
 * return <button disabled={state === "pending"} onClick={() => void write(trip).catch(() => undefined)}>Save</button>;
 */
export function useWrite<Config, Data>(api: WriteApi<Config, Data>): WriteResult<Config, Data> {
  const [result, setResult] = useState<WriteState<Data>>(idle);
  const latest = useRef(0);
  const reset = useCallback(() => {
    latest.current += 1;
    setResult(idle);
  }, []);
  const write = useCallback(
    async (config: Config, options?: WriteOptions): Promise<Data> => {
      latest.current += 1;
      const current = latest.current;
      const finish = (next: WriteState<Data>): void => {
        if (latest.current === current) setResult(next);
      };
      setResult(pending);
      try {
        const data = await api(config, options);
        finish({ state: "success", data, error: undefined });
        return data;
      } catch (error) {
        finish({ state: "error", data: undefined, error: toPlatformError(error) });
        throw error;
      }
    },
    [api],
  );
  return { ...result, write, reset };
}
