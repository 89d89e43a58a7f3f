import type { Candidate } from '../../candidate.ts';
import { UNIT_WORDS } from '../../lexicon/numbers.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Meanings } from '../../meant/rewording.ts';
import type { Token } from '../../token.ts';
import { after, past, pastName, type Stretch, spokenAll } from './words-at.ts';

/**
 * The tokens with what the rows are compared with as the average of their group, in whatever construction it is said: "the mean fee of
 * all boats in the same harbour", "the harbour average", "that harbour's own mean fee", "the average of the harbour they are in". The
 * very tokens where nothing is held against such an average.
 */
export function withOwnAverage(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  if (!tokens.some(({ norm }) => AVERAGE.has(norm))) return tokens;
  const candidates = find(tokens);
  const isGroup = ({ meaning, match }: Candidate): boolean => {
    if (match === 'misspelt') return false;
    if (meaning.kind === 'dataset') return true;
    if (meaning.kind !== 'field') return false;
    const table = knowledge.datasets.find(({ name }) => name === meaning.dataset);
    const role = table?.fields.find(({ name }) => name === meaning.field)?.role;
    return role !== undefined && GROUPING.has(role);
  };
  const said: Said = { tokens, candidates, isGroup };
  for (const start of tokens.keys()) {
    if (!isCompared(tokens, start)) continue;
    const own = PATTERNS.map((pattern) => pattern(said, start)).find((one) => one !== null);
    const beside = tokens[start];
    if (own == null || beside === undefined || isCounted(said, own.group) || isUnsaid(said, own, start))
      continue;
    // "the harbour average *in 2024*" is of some of its rows.
    if (FURTHER.has(tokens[own.end]?.norm ?? '')) continue;
    return [
      ...tokens.slice(0, start),
      ...spokenAll(beside, 'the average'),
      ...tokens.slice(own.quantity.start, own.quantity.end),
      ...spokenAll(beside, 'of their'),
      ...tokens.slice(own.group.start, own.group.end),
      ...tokens.slice(own.end),
    ];
  }
  return tokens;
}

interface Said {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
  readonly isGroup: (candidate: Candidate) => boolean;
}

/** The average of a group, wherever it ends. */
interface OwnAverage {
  readonly quantity: Stretch;
  readonly group: Stretch;
  readonly end: number;
}

type Pattern = (said: Said, start: number) => OwnAverage | null;

const NONE: Stretch = { start: 0, end: 0 };

/** "the mean fee *of the same harbour*", "*for all boats in the same harbour*", "*of the harbour they belong to*" */
const ofGroup: Pattern = (said, start) => {
  const { tokens } = said;
  const average = after(tokens, past(tokens, start, THE), AVERAGE);
  if (average === null) return null;
  for (let of = average; of <= average + QUANTITY_MAX; of += 1) {
    if (!OF.has(tokens[of]?.norm ?? '')) continue;
    const quantity = { start: average, end: of };
    if (tokens.slice(quantity.start, quantity.end).some(({ kind }) => kind === 'symbol')) return null;
    const whole = pastRows(said, of + 1);
    const group = groupAt(said, whole ?? of + 1);
    if (group === null) continue;
    const clause = pastClause(tokens, group.end);
    // "the average fee of the harbour Kiel" is that of one.
    const isOwn = clause !== null || group.isOwn || isEnd(tokens[group.end]);
    if (isOwn) return { quantity, group, end: clause ?? group.end };
  }
  return null;
};

/** "*their harbour's own* mean fee", "*the harbour* average" */
const groupFirst: Pattern = (said, start) => {
  const { tokens, candidates } = said;
  const own = past(tokens, start, OWN);
  const group = pastName(candidates, own, said.isGroup);
  if (own === start || group === null) return null;
  const owning = past(tokens, past(tokens, group, OWNING), ITS_OWN);
  const average = after(tokens, owning, AVERAGE);
  if (average === null) return null;
  const named = pastName(candidates, average, ({ meaning }) => meaning.kind === 'field');
  const quantity = { start: average, end: named ?? average };
  return {
    quantity,
    group: { start: own, end: group },
    end: named ?? (isSaidAgain(tokens, average, start) ? average + 1 : average),
  };
};

/** "whose weight to length *ratio* exceeds their harbour's average *ratio*": what is compared, in a word of it. */
function isSaidAgain(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || FURTHER.has(token.norm) || ENDS.has(token.norm)) return false;
  return LEVELS.has(token.norm) || tokens.slice(0, start).some(({ norm }) => norm === token.norm);
}

/** "than *is average for their harbour*" */
const isAverage: Pattern = (said, start) => {
  const average = after(said.tokens, past(said.tokens, start, IS), AVERAGE, OF);
  const group = average === null ? null : groupAt(said, average);
  return group?.isOwn === true ? { quantity: NONE, group, end: group.end } : null;
};

const PATTERNS: readonly Pattern[] = [ofGroup, groupFirst, isAverage];

/** After "all boats in", of which the group follows; null where no rows are named. */
function pastRows({ tokens, candidates }: Said, at: number): number | null {
  const rows = pastName(
    candidates,
    past(tokens, at, ALL),
    ({ meaning, start }) =>
      meaning.kind === 'dataset' &&
      candidates.some(
        (one) => one.end < start && one.meaning.kind === 'dataset' && one.meaning.dataset === meaning.dataset,
      ),
  );
  if (rows === null) return null;
  const link = past(tokens, rows, LINKS);
  return link > rows && link <= rows + LINKS_MAX ? link : null;
}

/** The group there, and whether it is said to be that of the row; null where no group stands there. */
function groupAt({ tokens, candidates, isGroup }: Said, at: number): (Stretch & { isOwn: boolean }) | null {
  const start = past(tokens, at, OWN);
  const end = start === at ? null : pastName(candidates, start, isGroup);
  if (end === null) return null;
  return { start, end, isOwn: tokens.slice(at, start).some(({ norm }) => norm !== 'the') };
}

/** After "they belong to", "that it is in"; null where no such clause follows. */
function pastClause(tokens: readonly Token[], at: number): number | null {
  const which = past(tokens, past(tokens, at, BEFORE_WHICH), WHICH);
  const who = after(tokens, which, THEY);
  const being = who === null ? null : after(tokens, who, BELONG);
  if (being === null) return null;
  const end = past(tokens, being, INTO);
  return end > being || which > at ? end : null;
}

/** "boats above the harbour average": of which quantity is not said. */
function isUnsaid({ tokens, candidates }: Said, { quantity }: OwnAverage, start: number): boolean {
  if (quantity.end > quantity.start) return false;
  const side = beforeFactors(tokens, start);
  const named = candidates.filter(({ end }) => end === side).map(({ meaning }) => meaning.kind);
  return named.includes('dataset') && !named.includes('field');
}

/** What stands after a word that compares, and so many times. */
function isCompared(tokens: readonly Token[], start: number): boolean {
  return COMPARING.has(tokens[beforeFactors(tokens, start)]?.norm ?? '');
}

/** Where the word that compares stands, before "twice the" or "1.5 times the". */
function beforeFactors(tokens: readonly Token[], start: number): number {
  let before = start - 1;
  while (isFactor(tokens[before])) before -= 1;
  return before;
}

function isFactor(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind === 'number' || FACTORS.has(token.norm) || UNIT_WORDS.has(token.norm);
}

/** "which *harbours* have fees above the harbour average": that of all of them. */
function isCounted({ tokens, candidates }: Said, group: Stretch): boolean {
  const tables = (at: number): readonly string[] =>
    candidates.flatMap((one) =>
      one.start === at && one.meaning.kind === 'dataset' ? [one.meaning.dataset] : [],
    );
  const own = tables(group.start);
  const first = candidates.find(({ meaning }) => meaning.kind === 'dataset' || meaning.kind === 'field');
  const isGrouped = GROUPED.has(tokens[(first?.start ?? 0) - 1]?.norm ?? '');
  return first !== undefined && !isGrouped && tables(first.start).some((table) => own.includes(table));
}

/** What a group may end before. */
function isEnd(token: Token | undefined): boolean {
  return token === undefined || ENDS.has(token.norm);
}

const AVERAGE = wordSet('average avg mean');
/** The columns that rows are grouped by. */
const GROUPING = wordSet('category flag geography name');
const ENDS = wordSet(', . ; ? ! and by for per');
const THE = wordSet('a an that the their its');
const OWN = wordSet('its own respective same that the their this very');
const OWNING = wordSet("' 's");
const ITS_OWN = wordSet('own');
const OF = wordSet('across among at for from in of on over under with within');
const ALL = wordSet('all of other our the');
const LINKS = wordSet(
  'at belonging for from have having in living of on that to under which who with within',
);
const LINKS_MAX = 3;
const BEFORE_WHICH = wordSet('in of to under');
const WHICH = wordSet('that where which');
const THEY = wordSet('it they');
const BELONG = wordSet("'re 's are belong belongs fall falls is live lives reside resides sit sits");
const INTO = wordSet('in of to under');
const IS = wordSet('is was');
const FACTORS = wordSet('double half of percent triple twice times thrice %');
const COMPARING = wordSet(
  'above below beyond exceed exceeded exceeding exceeds over than under surpass surpasses surpassing top tops',
);
const FURTHER = wordSet('among at during from in of on since');
const LEVELS = wordSet('figure level one value');
const GROUPED = wordSet('by each every per');
/** "mean *annual interest rate* of" */
const QUANTITY_MAX = 4;
