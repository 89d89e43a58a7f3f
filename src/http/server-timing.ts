import type { Timings } from '../ask/mod.ts';

/** Collects how long stages took, for the `Server-Timing` header. */
export class ServerTiming implements Timings {
  readonly #entries: string[] = [];

  record(stage: string, ms: number): void {
    this.#entries.push(`${stage};dur=${ms.toFixed(1)}`);
  }

  /** The header with the stages that have ended so far, e.g. `generate;dur=3.1, run;dur=0.8`. */
  get header(): string {
    return this.#entries.join(', ');
  }
}
