/** What each step between a typed word and the meant one costs; the planner adds them up over a question. */
export const COSTS = {
  exact: 0,
  /** Plural for singular, accents left out. */
  inflected: 0.05,
  /** Words written as one, or one as two. */
  joined: 0.1,
  /** A short code in lower case, which may be a word: `de`. */
  shortCode: 0.1,
  abbreviated: 0.1,
  /** Another form of a verb: `defaulting` for `default`. */
  verb: 0.15,
  /** All words of a name in another order: `rate of interest`. */
  reordered: 0.2,
  /** The words of a name but for its last, which follow with the next: `approval and decline rate`. */
  headless: 0.05,
  /** Some words of a name that no other field has. */
  partial: 0.4,
  /** Some words of a name that fields of other tables have too. */
  partialShared: 0.5,
  /** The noun that several values end in: `owl`. */
  ofHead: 0.1,
  misspeltOnce: 0.2,
  /** As near to several words. */
  misspeltVaguely: 0.5,
  misspeltTwice: 0.8,
} as const;
