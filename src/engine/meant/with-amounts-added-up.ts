import type { Field, Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { saysYesOrNo } from '../plan/grammar/fields.ts';
import { DONE, isStuff } from '../plan/resolve-measure/is-totalled.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with how much there is of something as its total: "*how many beds are* in intensive wards", "*how many bottles* of red wine
 * *were produced*", "how many hectares *does each grower have*". The very tokens where no one column tells how much, or more is said of it.
 */
export function withAmountsAddedUp(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  const at = OPENINGS.find((words) => words.every((word, place) => tokens[place]?.norm === word))?.length;
  if (at === undefined) return tokens;
  const joined = withDeedBeside(tokens, at, knowledge);
  const candidates = find(joined);
  const amount = amountAt(at, candidates, knowledge);
  if (amount === null) return joined;
  const like = joined[at];
  const rest = restOf(joined, amount, candidates, knowledge);
  if (rest === null || like === undefined) return joined;
  const say = (words: string): readonly Token[] => words.split(' ').map((norm) => wordLike(like, norm));
  return [
    ...say(isStuff(amount.field.label) ? 'total' : 'total number of'),
    ...joined.slice(at, amount.end),
    ...rest.flatMap((one) => (typeof one === 'string' ? say(one) : [one])),
  ];
}

const OPENINGS: readonly (readonly string[])[] = [
  ['how', 'many'],
  ['what', 'is', 'the', 'number', 'of'],
  ['the', 'number', 'of'],
  ['number', 'of'],
];

interface Amount {
  readonly end: number;
  readonly dataset: string;
  readonly field: Field;
}

/** The one column that is named there and tells how much there is. */
function amountAt(at: number, candidates: readonly Candidate[], { datasets }: Knowledge): Amount | null {
  const here = candidates.filter((one) => one.start === at && one.meaning.kind !== 'language');
  const end = Math.max(0, ...here.map((one) => one.end));
  const named = here.filter((one) => one.end === end);
  const [only, ...others] = named;
  if (only?.meaning.kind !== 'field' || others.length > 0 || only.match === 'misspelt') return null;
  const { dataset, field: name } = only.meaning;
  const field = datasets.find((one) => one.name === dataset)?.fields.find((one) => one.name === name);
  const isAmount =
    field !== undefined && field.role === 'measure' && (isStuff(field.label) || COUNTED.test(field.label));
  return isAmount ? { end, dataset, field } : null;
}

const COUNTED = /^[a-z]+ count$/;

/** What is said of the amount, after it; null where that is no restriction of its rows. */
function restOf(
  tokens: readonly Token[],
  { end, dataset }: Amount,
  candidates: readonly Candidate[],
  knowledge: Knowledge,
): readonly (Token | string)[] | null {
  const norms = tokens.slice(end).map(({ norm }) => norm);
  const [first = '', second = ''] = norms;
  if (norms.some((norm) => AVERAGED.has(norm))) return null;
  if (BEFORE_ROWS.has(first)) return tokens.slice(end);
  if (BE.has(first)) {
    const from = second === 'there' ? 2 : 1;
    if (BEFORE_ROWS.has(norms[from] ?? '')) return tokens.slice(end + from);
    return flagged(tokens, end + 1, { dataset, candidates, knowledge });
  }
  if (!DO.has(first)) return null;
  const isEach = EACH.has(second);
  // "do the wards have", of which each is asked for where there is one alone.
  if (!isEach && first === 'does') return null;
  const verb = norms.findIndex(
    (norm, place) => place > 1 && (HAVING.has(norm) || DONE.has(`${norm}ed`) || DONE.has(`${norm}d`)),
  );
  const isLast = verb > 1 && verb < WORDS_MAX && AFTER_VERB.has(norms[verb + 1] ?? '.');
  if (!isLast) return null;
  return [
    isEach ? 'by' : 'of',
    ...tokens.slice(end + (isEach ? 2 : 1), end + verb),
    ...tokens.slice(end + verb + 1),
  ];
}

/** "how many hectares are irrigated" */
function flagged(
  tokens: readonly Token[],
  at: number,
  {
    dataset,
    candidates,
    knowledge,
  }: { readonly dataset: string; readonly candidates: readonly Candidate[]; readonly knowledge: Knowledge },
): readonly (Token | string)[] | null {
  const table = knowledge.datasets.find(({ name }) => name === dataset);
  const flag = candidates.find(
    ({ start, meaning }) =>
      start === at &&
      meaning.kind === 'field' &&
      meaning.dataset === dataset &&
      table?.fields.some((one) => one.name === meaning.field && saysYesOrNo(one)) === true,
  );
  if (table === undefined || flag === undefined || !AFTER_VERB.has(tokens[flag.end]?.norm ?? '.'))
    return null;
  return ['of', ...tokens.slice(at, flag.end), table.labelPlural, ...tokens.slice(flag.end)];
}

/** "bottles of red wine *were produced*" as the "bottles produced" of red wine, where a column is called so. */
function withDeedBeside(tokens: readonly Token[], at: number, { datasets }: Knowledge): readonly Token[] {
  const noun = tokens[at]?.norm ?? '';
  if (tokens[at + 1]?.norm !== 'of') return tokens;
  const deed = tokens.findIndex(
    ({ norm }, place) => place > at + 2 && place < at + WORDS_MAX + 4 && DONE.has(norm),
  );
  const done = tokens[deed];
  const isCalledSo =
    done !== undefined &&
    datasets.some(({ fields }) => fields.some(({ label }) => label === `${noun} ${done.norm}`));
  const isPassive = PASSIVE.has(tokens[deed - 1]?.norm ?? '');
  if (done === undefined || !isPassive) return tokens;
  if (isCalledSo)
    return [...tokens.slice(0, at + 1), done, ...tokens.slice(at + 1, deed - 1), ...tokens.slice(deed + 1)];
  // "kilograms of apples were picked": those that were.
  return [...tokens.slice(0, deed - 1), ...tokens.slice(deed)];
}

/** No total of all: "how many beds does each ward have on average". */
const AVERAGED: ReadonlySet<string> = new Set(
  'average averaged avg biggest highest largest least lowest mean median most smallest typical typically usually'.split(
    ' ',
  ),
);
const BEFORE_ROWS: ReadonlySet<string> = new Set('at for from in of on with'.split(' '));
const BE: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);
const PASSIVE: ReadonlySet<string> = new Set(['are', 'been', 'was', 'were']);
const DO: ReadonlySet<string> = new Set(['did', 'do', 'does']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const HAVING: ReadonlySet<string> = new Set(
  'contain drive farm have hold lose make own sell yield'.split(' '),
);
const AFTER_VERB: ReadonlySet<string> = new Set('. ? ! , by during each for in on per'.split(' '));
/** No one has a longer name with what is said of them. */
const WORDS_MAX = 7;
