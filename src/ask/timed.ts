import type { Timings } from './ask-service.ts';

/** Does a stage's work and records how long it took, also when it fails. */
export async function timed<T>(stage: string, timings: Timings, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    timings.record(stage, performance.now() - start);
  }
}
