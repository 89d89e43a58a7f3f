import type { Generation, Refusal, RefusalHelp, UnknownWord } from '../shared/mod.ts';

/**
 * What a person reads when a question is not answered: the sentences around a `message`, which names what does not fit or
 * is left open, and is written where that is found.
 */

/** Some words are not known. */
export function unknownWords(words: readonly UnknownWord[]): Refusal {
  const many = words.length > 1;
  const names = words.map(({ text }) => `"${text}"`).join(', ');
  const hints = words
    .filter(({ nearest }) => nearest.length > 0)
    .map(({ text, nearest }) => `For "${text}", did you mean ${anyOf(nearest.map((word) => `"${word}"`))}?`);
  const sentences = [
    `I do not know the word${many ? 's' : ''} ${names}, so I did not answer.`,
    ...hints,
    'Say it with the names of the tables, columns or values of the data, or teach the word as a synonym.',
  ];
  return refusal('not-understood', 'unknown-word', sentences, { kind: 'unknown-words', words });
}

/** Each word is known, but not what they say together from some point on. */
export function unreadable(rest: string, isAll: boolean): Refusal {
  const from = isAll ? '' : `, from "${rest}" on`;
  return refusal('not-understood', 'unread', [
    `I know the words, but not what they ask together${from}.`,
    'Try it in a simpler way, for example: a measure, "by" what to group it, "for" which rows.',
  ]);
}

/** The words can be read, but not as a question about this data. */
export function senseless(message: string): Refusal {
  return refusal('not-understood', 'rejected', [
    `I could not make a question of this: ${message}.`,
    'Try to say it in another way.',
  ]);
}

/** The words leave open which of two things is asked. */
export function undecided(message: string): Refusal {
  return refusal('ambiguous', 'ambiguous', [
    `I can read this in more than one way: ${message}. Say it more fully.`,
  ]);
}

/** A name stands for several things and nothing decides. */
export function ambiguousName(labels: readonly string[]): Refusal {
  const sentence = `This may mean ${anyOf(labels.map((label) => `the ${label}`))}. Say which one.`;
  return refusal('ambiguous', 'ambiguous', [sentence], { kind: 'words', words: labels });
}

/** An amount of rows that have several was asked for. */
export function severalAmounts(said: string, labels: readonly string[]): Refusal {
  const names = anyOf(labels.map((label) => `the ${said} ${label}`));
  return refusal('ambiguous', 'ambiguous', [`Is it ${names}? Say which one.`], {
    kind: 'words',
    words: labels,
  });
}

/** A quantity was named without saying what to do with it. */
export function ambiguousAggregate(label: string): Refusal {
  const sentence = `Is it the total ${label} or the average ${label}? Say which one.`;
  return refusal('ambiguous', 'ambiguous', [sentence], { kind: 'words', words: ['total', 'average'] });
}

/** Several readings are equally good. */
export function ambiguousReadings(readings: readonly Generation[]): Refusal {
  const sentences = [
    'I can read this in more than one way. Did you mean:',
    ...readings.map(({ reading }, position) => `(${position + 1}) ${reading}.`),
  ];
  return refusal('ambiguous', 'ambiguous', sentences, { kind: 'readings', readings });
}

/** The data does not hold what is asked. */
export function unanswerable(message: string): Refusal {
  return refusal('unanswerable', 'rejected', [`The data does not hold this: ${message}.`]);
}

/** Nothing can be asked of a database without tables. */
export function noTables(): Refusal {
  return refusal('unanswerable', 'rejected', [
    'The database has no tables, so there is nothing to ask about.',
  ]);
}

/** Longer than a question. */
export function tooLong(tokensMax: number): Refusal {
  return refusal('not-understood', 'unread', [
    `The question is longer than ${tokensMax} words. Ask one thing at a time.`,
  ]);
}

/** SQL was given for a question. */
export function aStatement({ reason, stage }: Refusal): Refusal {
  const sentences = [
    'This is SQL, not a question, so I did not read it.',
    'Run it as it is: with "Write SQL" in the workbench, "loanq sql", or POST /api/v1/chat/run-sql.',
  ];
  return refusal(reason, stage ?? 'unread', sentences, { kind: 'statement' });
}

/** The question is in a language that is not read. */
export function otherLanguage({ reason, stage }: Refusal): Refusal {
  return refusal(reason, stage ?? 'unknown-word', [
    'I read English only, and this seems to be in another language.',
    'Ask in English; values of the data can be written as they are.',
  ]);
}

/** It says something, but asks for nothing. */
export function noQuestion({ reason, stage }: Refusal): Refusal {
  return refusal(reason, stage ?? 'unread', [
    'There is no question about the data in this.',
    'Ask for something that it holds, for example: how many, the total or the average of what, "by" what to group it.',
  ]);
}

function refusal(
  reason: Refusal['reason'],
  stage: NonNullable<Refusal['stage']>,
  sentences: readonly string[],
  help?: RefusalHelp,
): Refusal {
  const message = sentences.join(' ');
  return { kind: 'refusal', reason, stage, message, ...(help === undefined ? {} : { help }) };
}

function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
