/** With what a question begins that first says which rows it is about: "Looking only at loans of 2024, …". */
export const SCOPE_OPENERS: readonly string[] = `
  consider only|considering only|only consider|only considering|looking only at|look only at|only look at|only looking at|looking at
  only|looking just at|just looking at|let us look at|let us take|let's look at|let's take|let us focus on|let's focus on|focus on|focusing on|focus only on|focusing only on
  counting only|count only|only count|only counting|take only|taking only|using only|use only|only use|limited to|restricted to|limit
  to|restrict to|restricting to|limiting to|limiting ourselves to|sticking to|stick to|zooming in on|zoom in on|among just|just among|only among|speaking only of|concentrating on|concentrate on|for just|just for|only for|for only|thinking of|i only need|i only want|we only need|we only want|only need|i am only interested in|only interested in`
  .split('|')
  .map((form) => form.trim().replaceAll(/\s+/g, ' '));

/** The same in a sentence after the question: "*Consider* decided applications only." */
export const SCOPE_VERBS: ReadonlySet<string> = new Set(
  'consider count include take use look at regard analyse analyze restrict limit to this it focus on'.split(
    ' ',
  ),
);

/** What says that no other rows are meant. */
export const ONLY: ReadonlySet<string> = new Set(['only', 'just', 'solely', 'exclusively']);
