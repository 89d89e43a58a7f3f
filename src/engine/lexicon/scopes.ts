/** With what a question begins that first says which rows it is about: "Looking only at loans of 2024, …". */
export const SCOPE_OPENERS: readonly string[] = `
  consider only|considering only|only consider|only considering|looking only at|look only at|only look at|only looking at|looking at
  only|looking just at|just looking at|let us look at|let us take|let's look at|let's take|let us focus on|let's focus on|focus on|focusing on|focus only on|focusing only on
  counting only|count only|only count|only counting|take only|taking only|using only|use only|only use|limited to|restricted to|limit
  to|restrict to|restricting to|limiting to|limiting ourselves to|sticking to|stick to|zooming in on|zoom in on|among just|just among|only among|speaking only of|concentrating on|concentrate on|for just|just for|only for|for only|thinking of|i only need|i only want|we only need|we only want|only need|i am only interested in|only interested in|
  if i take|if i take just|if i take only|if i just take|if i only take|if i look at|if i look only at|if i look just at|if i only look at|if i just look at|
  if we take|if we take just|if we take only|if we just take|if we only take|if we look at|if we look only at|if we look just at|if we only look at|if we just look at|
  if you take|if you take just|if you take only|if you just take|if you only take|if you look at|if you look only at|if you look just at|if you only look at|if you just look at|
  if i focus on|if we focus on|if you focus on|if we restrict it to|if i restrict it to|if you restrict it to|if we limit it to|if i limit it to|if you limit it to|
  take|take just|just take|tell me about|tell us about|talking about|speaking about|when it comes to|as for|as to|as regards|with regard to|regarding|concerning|about`
  .split('|')
  .map((form) => form.trim().replaceAll(/\s+/g, ' '));

/** The same of rows that it is not about: "If you leave out mortgages, …". */
export const EXCLUSION_OPENERS: readonly string[] =
  `leave|leaving|if we leave|if you leave|if i leave|if one leaves|when you leave|when we leave`
    .split('|')
    .flatMap((form) => [`${form} out`, `${form} aside`])
    .concat(
      `ignore|ignoring|exclude|excluding|if we ignore|if you ignore|if i ignore|if we exclude|if you exclude|if i exclude|not counting|without counting|setting aside|
      disregarding|if we disregard|if you disregard|if i disregard|if we do not count|if you do not count|if i do not count|if we take out|if you take out|if i take out|taking out`
        .split('|')
        .map((form) => form.trim()),
    );

/** Before either: "*so* if I take just auto loans, …". */
export const SCOPE_LEADS: ReadonlySet<string> = new Set('and but now ok okay right so then well'.split(' '));

/** Words within the rows that say no more: "leave out mortgages *altogether*". */
export const SCOPE_IDLE: ReadonlySet<string> = new Set(['alone', 'altogether', 'completely', 'entirely']);

/** The same in a sentence after the question: "*Consider* decided applications only." */
export const SCOPE_VERBS: ReadonlySet<string> = new Set(
  'consider count include take use look at regard analyse analyze restrict limit to this it focus on'.split(
    ' ',
  ),
);

/** What says that no other rows are meant. */
export const ONLY: ReadonlySet<string> = new Set(['only', 'just', 'solely', 'exclusively']);

/** What begins a sentence after the question that tells how its rows are: "*They should* be open.", "*These must not* be late." */
export const REQUIREMENTS: readonly string[] = ['they', 'these', 'those'].flatMap((rows) =>
  ['should', 'must', 'have to', 'need to', 'ought to'].flatMap((required) => [
    `${rows} ${required}`,
    `${rows} ${required} also`,
    `${rows} ${required} all`,
    `${rows} all ${required}`,
    `${rows} also ${required}`,
  ]),
);
