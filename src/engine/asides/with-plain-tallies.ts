import { pluralOf } from '../../catalog/mod.ts';
import { DEED_VERBS, RANKING } from '../lexicon/deed-verbs.ts';
import { nounForm, verbStem } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import type { Spoken } from './spoken.ts';

/**
 * The question with the name of a column in place of what was done so often: where there is a column of `tickets sold`, "which
 * films sold the most tickets" have the most tickets sold, and "how many tickets did we sell" is their total. Null where no
 * column is called so.
 */
export function withPlainTallies({ tokens, knowledge }: Spoken): readonly Token[] | null {
  const tallies = new Set(
    knowledge.datasets.flatMap(({ fields }) =>
      fields.flatMap(({ role, label }) => (role === 'measure' && TALLY.test(label) ? [label] : [])),
    ),
  );
  if (tallies.size === 0) return null;
  for (const [at, like] of tokens.entries()) {
    const forms = DEED_VERBS.get(like.norm)?.forms ?? formsLike(like.norm, tallies);
    if (forms.length === 0) continue;
    const tally = (noun: Token | undefined): string | undefined =>
      forms.map((form) => `${pluralOf(nounForm(noun?.norm ?? ''))} ${form}`).find((one) => tallies.has(one));
    const asked = withTotal(tokens, { at, tally }) ?? withMost(tokens, { at, tally });
    if (asked !== null) return asked;
  }
  return null;
}

/** The last words of such columns of which the word is another form: "translate" of `words translated`. */
function formsLike(word: string, tallies: ReadonlySet<string>): readonly string[] {
  const stem = verbStem(word);
  if (stem.length < STEM_MIN) return [];
  const lasts = [...tallies].map((one) => one.slice(one.lastIndexOf(' ') + 1));
  return lasts.filter((one) => one.endsWith('ed') && verbStem(one) === stem);
}

const STEM_MIN = 4;
const TALLY = /^\w+s \w+$/;

interface Done {
  /** Where the verb is. */
  readonly at: number;
  /** The column of such things that the verb was done to. */
  readonly tally: (noun: Token | undefined) => string | undefined;
}

/** "how many tickets did we sell", "how many tickets were sold": "total tickets sold". */
function withTotal(tokens: readonly Token[], { at, tally }: Done): readonly Token[] | null {
  const how = tokens.findIndex(({ norm }, place) => norm === 'how' && tokens[place + 1]?.norm === 'many');
  const noun = how + 2;
  const like = tokens[noun];
  const name = tally(like);
  const between = tokens.slice(noun + 1, at);
  if (how < 0 || like === undefined || name === undefined || at <= noun) return null;
  // "how many tickets did *each film* sell"
  const doer = between.filter(({ norm }) => !BETWEEN.has(norm));
  const isOfEach = EACH.has(doer[0]?.norm ?? '');
  if (doer.length > 0 && (!isOfEach || doer.length === 1)) return null;
  const grouped = doer.length > 0 ? [spoken(like, 'by'), ...doer.slice(1)] : [];
  const total = ['total', ...name.split(' ')].map((norm) => spoken(like, norm));
  return [...tokens.slice(0, how), ...total, ...grouped, ...tokens.slice(at + 1)];
}

/** "sold the most tickets": "with the highest total tickets sold"; "sold fewer than 200 tickets": "with fewer than …". */
function withMost(tokens: readonly Token[], { at, tally }: Done): readonly Token[] | null {
  const the = tokens[at + 1]?.norm === 'the' ? at + 2 : at + 1;
  const [rank, noun] = tokens.slice(the, the + 2);
  const name = tally(noun);
  if (rank === undefined || name === undefined || !RANKING.has(rank.norm)) return null;
  let begin = at;
  while (BETWEEN.has(tokens[begin - 1]?.norm ?? '') && begin > 1) begin -= 1;
  const least = rank.norm === 'fewest' || rank.norm === 'least' || rank.norm === 'lowest';
  const words = ['with', 'the', least ? 'lowest' : 'highest', 'total', ...name.split(' ')];
  return [...tokens.slice(0, begin), ...words.map((norm) => spoken(rank, norm)), ...tokens.slice(the + 2)];
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const BETWEEN: ReadonlySet<string> = new Set(
  'are been did do does had has have that they was we were which who'.split(' '),
);

function spoken(like: Token, norm: string): Token {
  return { ...like, kind: 'word', norm, number: null };
}
