import type { Candidate } from '../../../candidate.ts';
import { FACT_VERBS } from '../../../lexicon/words/facts.ts';
import type { Sense } from '../../../lexicon/words.ts';
import {
  atEnd,
  type Chart,
  costing,
  either,
  mapped,
  type Parser,
  revised,
  typed,
  where,
} from '../../parser.ts';
import type { Fact, Opener, Phrase } from '../../phrase.ts';
import { member, word } from '../words.ts';
import { NOISE, PHRASE } from './costs.ts';

const OPENERS: readonly (readonly [Sense, Opener])[] = [
  ['open-value', 'value'],
  ['open-list', 'list'],
  ['open-show', 'show'],
  ['open-whole', 'whole'],
  ['who', 'who'],
  ['which', 'which'],
  ['when', 'when'],
  ['how-much', 'how-much'],
  ['is-there', 'value'],
  ['distinct', 'distinct'],
  ['trend', 'trend'],
  ['over-time', 'trend'],
  ['trend-verb', 'trend'],
  ['breakdown', 'breakdown'],
  ['compare-verb', 'compare'],
  ['rank-verb', 'list'],
  ['how-much-changed', 'change'],
  ['what-percent-changed', 'percent-change'],
];

/** "…? Return the name" lists columns of the same answer; it opens no other question. */
const LATE: ReadonlySet<Opener> = new Set(['list', 'show']);
const NOUN_AFTER: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of', 'by', 'their', 'its', 'each']);
const NAMES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'field', 'metric']);

/** The verb that says at the end what one thing is asked about. */
const factEnd: Parser<Fact> = where(
  atEnd(
    either<Fact>(
      member('fact-end', ['duration', 'pay', 'place']),
      mapped(typed(FACT_VERBS.pay), () => 'pay'),
      mapped(typed(FACT_VERBS.place), () => 'place'),
      mapped(typed(FACT_VERBS.price), () => 'price'),
      mapped(typed(FACT_VERBS.weight), () => 'weight'),
    ),
  ),
  ({ words }, at) => words.slice(0, at).some((word) => ASKING.has(word)),
);
const ASKING: ReadonlySet<string> = new Set(['are', 'did', 'do', 'does', 'is', 'was', 'were']);

/** What kind of answer is wanted: "what is", "list", "who", "how much". */
export const opener: Parser<Phrase> = costing(
  NOISE - PHRASE,
  either<Phrase>(
    ...OPENERS.map(([sense, kind]) => {
      const one = mapped(word(sense), (): Phrase => ({ kind: 'opener', opener: kind }));
      if (kind === 'how-much') return beforeWords(one);
      // "show the rank of all pilots" asks for what is called so.
      if (sense === 'rank-verb')
        return beforeNames(sorting(where(one, ({ words }, at) => !NOUN_AFTER.has(words[at - 1] ?? ''))));
      // "loans where the status is late" opens no question.
      if (kind === 'which') return where(one, (chart, at) => !isRelative(chart, at));
      // Products that were developed are not asked how they did.
      if (sense === 'trend-verb') return where(one, ({ words }, at) => isAskedHow(words, at));
      // "all the details of" asks for all, and no list of them with details.
      if (sense === 'open-list') {
        const list = apart(where(one, (chart, at) => !isNoun(chart, at)));
        return either(beforeNames(list), afterScope(list));
      }
      if (!LATE.has(kind)) return one;
      const asking = where(one, (chart, at) => !isNoun(chart, at));
      return either(beforeNames(asking), afterScope(asking));
    }),
    // "how tall is the bridge", "where does she live"
    mapped(
      member('fact', ['depth', 'duration', 'height', 'length', 'pay', 'place', 'price', 'speed', 'weight']),
      (fact) => ({ kind: 'opener', opener: 'value', fact }),
    ),
    // "what does it cost", "where is she based"
    mapped(factEnd, (fact) => ({ kind: 'opener', opener: 'value', fact })),
  ),
);

/** "the *return* of our loans", "return on loans": what they bring in. */
function isNoun({ words }: Chart, at: number): boolean {
  return words[at] === 'return' && RETURNED_BY.has(words[at + 1] ?? '');
}

const RETURNED_BY: ReadonlySet<string> = new Set(['by', 'from', 'of', 'on']);

/** Readings that no word for everything goes before. */
function apart<T>(parser: Parser<T>): Parser<T> {
  return where(
    parser,
    ({ candidatesAt }, at) =>
      !candidatesAt
        .slice(0, at)
        .flat()
        .some(
          ({ end, meaning }) => end > at + 1 && meaning.kind === 'language' && meaning.sense === 'open-whole',
        ),
  );
}

/** "rank" begins with the most. */
function sorting(parser: Parser<Phrase>): Parser<Phrase> {
  return revised(parser, (found, { words }, at) => {
    const way = SORTING.get(words[at] ?? '');
    return way === undefined
      ? found
      : found.map((one) => ({ ...one, value: { ...one.value, sorting: way } as Phrase }));
  });
}

const SORTING: ReadonlyMap<string, 'sorted' | 'ranked'> = new Map([
  ['order', 'sorted'],
  ['rank', 'ranked'],
  ['sort', 'sorted'],
]);

/** "where" after a noun. */
function isRelative({ words }: Chart, at: number): boolean {
  const before = words[at - 1] ?? '';
  return words[at] === 'where' && /^\p{L}/u.test(before) && before !== 'and' && !ALL.has(words[at + 1] ?? '');
}

const ALL: ReadonlySet<string> = new Set(['all', 'any', 'each', 'every', 'no', 'none']);

/** "*how did* the default rate develop", "*how has* it behaved". */
function isAskedHow(words: readonly string[], at: number): boolean {
  const how = words.indexOf('how');
  return how >= 0 && how < at && AUXILIARIES.has(words[how + 1] ?? '');
}

const AUXILIARIES: ReadonlySet<string> = new Set(['did', 'do', 'does', 'has', 'have', 'had']);

/** Readings before which nothing of the data is named. */
function beforeNames<T>(parser: Parser<T>): Parser<T> {
  return where(
    parser,
    ({ candidatesAt }, at) => !candidatesAt.slice(0, at).some((candidates) => candidates.some(isName)),
  );
}

/** Readings after what the question begins with, up to a comma: "by branch, show …", "for auto loans, give …". */
function afterScope<T>(parser: Parser<T>): Parser<T> {
  return where(parser, (chart, at) => {
    const mark = chart.words.slice(0, at).findIndex((one) => MARKS.has(one));
    const first = chart.sensesAt[0];
    const isScope = SCOPES.some((sense) => first?.has(sense)) || isTime(chart);
    const isAfter = mark > 0 ? mark === at - 1 : first?.has('group') === true && at <= GROUP_WORDS_MAX;
    return isScope && isAfter && !asksBefore(chart, at);
  });
}

const MARKS: ReadonlySet<string> = new Set([',', ':']);
const SCOPES: readonly Sense[] = ['group', 'of', 'with', 'without', 'only'];
const GROUP_WORDS_MAX = 7;

function isTime({ candidatesAt }: Chart): boolean {
  return (candidatesAt[0] ?? []).some(({ meaning }) => meaning.kind === 'time');
}

/** Whether something is asked for before: "by volume, list …" is no scope. */
function asksBefore({ candidatesAt }: Chart, at: number): boolean {
  return candidatesAt
    .slice(0, at)
    .some((candidates) =>
      candidates.some(({ meaning, match }) => meaning.kind === 'metric' && match !== 'misspelt'),
    );
}

/** Readings after which something else is said: "and for how much?" is no opening. */
function beforeWords<T>(parser: Parser<T>): Parser<T> {
  return revised(parser, (found, chart) =>
    found.filter(({ end }) =>
      (chart.skips[end] ?? []).every((start) => /^[\p{L}\d]/u.test(chart.words[start] ?? '')),
    ),
  );
}

function isName({ meaning, match }: Candidate): boolean {
  return NAMES.has(meaning.kind) && match !== 'misspelt';
}
