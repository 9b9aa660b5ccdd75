import type { HistoryPort } from "../../ports.ts";

/** The entries of a tab's history. */
export class FakeHistory implements HistoryPort {
  #steps: number[] = [1];
  #index = 0;
  #before = 0;
  #listener = (_step: number, _isForward: boolean): void => {};

  /** The step of the current entry. */
  get step(): number | undefined {
    return this.#steps[this.#index];
  }

  push(step: number): void {
    this.#steps = [...this.#steps.slice(0, this.#index + 1), step];
    this.#index += 1;
  }

  replace(step: number): void {
    this.#steps[this.#index] = step;
  }

  back(step: number): void {
    const before = this.#steps.slice(0, this.#index);
    const nearest = before.findLastIndex((other) => other <= step);
    this.#index = before[nearest] === step ? nearest : nearest + 1;
    this.replace(step);
  }

  undo(): void {
    this.#index = this.#before;
  }

  onStep(listener: (step: number, isForward: boolean) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = () => {};
    };
  }

  /** The visitor goes back or forward, if there is such an entry. */
  go(by: 1 | -1): void {
    const step = this.#steps[this.#index + by];
    if (step === undefined) return;
    this.#before = this.#index;
    this.#index += by;
    this.#listener(step, by > 0);
  }
}
