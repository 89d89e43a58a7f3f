import type { AskOptions, Timings } from '../ask/mod.ts';
import type { HttpContext } from './dependencies.ts';

/**
 * The options of a request's work, whose signal is made where it is asked for: a result that is kept needs none. A class,
 * because V8 gives an object literal with a getter a hidden class of its own each time, among its long-lived objects: that
 * kept the whole request until the next full collection, and under load each short collection took 10 to 30 ms rather than 1.
 */
export class RequestOptions implements AskOptions {
  readonly timings: Timings;
  readonly #context: HttpContext;

  constructor(context: HttpContext, timings: Timings) {
    this.#context = context;
    this.timings = timings;
  }

  get signal(): AbortSignal {
    return this.#context.req.raw.signal;
  }
}
