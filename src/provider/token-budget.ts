import { countTokens } from './count-tokens.ts';

/** Room for a text of at most so many tokens, given to its parts in the order in which they ask for it. */
export class TokenBudget {
  #left: number;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.#left = size;
  }

  /** Tokens given so far. */
  get used(): number {
    return this.#size - this.#left;
  }

  /** Room for what must be there, whether there is any or not; false if there is not. */
  require(text: string): boolean {
    this.#left -= cost(text);
    return this.#left >= 0;
  }

  /**
   * Those of the items that find room as they are written, in order; one that is too large does not bar smaller ones.
   * `overhead` is what each costs besides its text.
   */
  fit<T>(items: readonly T[], write: (item: T) => string, overhead = 0): T[] {
    return items.filter((item) => {
      const tokens = cost(write(item)) + overhead;
      if (tokens > this.#left) return false;
      this.#left -= tokens;
      return true;
    });
  }
}

/** With the line breaks around it. */
function cost(text: string): number {
  return text === '' ? 0 : countTokens(text) + 1;
}
