import type { Candidate, Meaning } from './candidate.ts';
import type { LogicalQuery } from './logical-query.ts';
import type { Token } from './token.ts';

/**
 * A note whose names stand side by side, with the joints that speech has between them: "average weight dogs" is that "of dogs",
 * "dogs highest weight" are those "with highest weight", "dogs list" lists them. The ways to say it, the likelier first; none of
 * a sentence, or where all joints are said.
 */
export function withJointsWrittenOut(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly (readonly Token[])[] {
  if (tokens.some(isSpoken)) return [];
  const turned = withEndFirst(tokens);
  if (turned !== null) return [turned];
  const parts = partsOf(tokens, candidates);
  const joints = parts.flatMap((part, at) => {
    const ways = jointsBefore(at, parts);
    return ways.length === 0 ? [] : [{ before: part.start, ways }];
  });
  if (joints.length === 0) return [];
  return [0, 1].map((choice) =>
    tokens.flatMap((token, at) => {
      const joint = joints.find(({ before }) => before === at);
      const said = joint?.ways[choice] ?? joint?.ways[0];
      return said === undefined ? [token] : [written(said, token), token];
    }),
  );
}

/** Whether only the number of rows is made of a note that does not ask for it: it may as well ask which they are. */
export function isUnaskedCount(query: LogicalQuery, tokens: readonly Token[]): boolean {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0) return false;
  const isCount = query.measures.every(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'count',
  );
  return isCount && !tokens.some(({ norm }) => COUNTED.has(norm));
}

const COUNTED: ReadonlySet<string> = new Set([
  '#',
  'count',
  'counts',
  'many',
  'nr',
  'number',
  'numbers',
  'total',
]);

/** What a stretch of a note may be. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly isField: boolean;
  readonly isMetric: boolean;
  readonly isDataset: boolean;
  /** A value, a flag or a number: what a column may have. */
  readonly isSaid: boolean;
  /** The senses of a word of the language. */
  readonly senses: readonly string[];
  /** Its first word. */
  readonly word: string;
}

/** Words that a sentence has and a note has not, that have joined the parts already, or set two things apart. */
const SPOKEN: ReadonlySet<string> = new Set(
  'am are can could did difference do does find get give has have how is less list minus of plus please show tell versus vs was were what when where which who whom whose why would'.split(
    ' ',
  ),
);

function isSpoken({ norm, kind }: Token, at: number, { length }: readonly Token[]): boolean {
  if (kind === 'symbol') return norm === '?' || norm === '.' || norm === ';';
  return SPOKEN.has(norm) && !(at === length - 1 && ENDS.has(norm));
}

/** What is asked of the rows that a note ends with: "dogs list", "dogs older than 5 count". */
const ENDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['list', ['list']],
  ['count', ['number', 'of']],
]);

function withEndFirst(tokens: readonly Token[]): readonly Token[] | null {
  const last = tokens.at(-1);
  const first = ENDS.get(last?.norm ?? '');
  if (last === undefined || first === undefined || tokens.length < 2) return null;
  const comma = tokens.at(-2)?.norm === ',' ? 2 : 1;
  return [...first.map((norm) => written(norm, last)), ...tokens.slice(0, -comma)];
}

function written(norm: string, like: Token): Token {
  return { ...like, norm, text: norm, kind: norm === ',' ? 'symbol' : 'word', number: null };
}

/** The longest that stands at each place, one after another. */
function partsOf(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (start < tokens.length) {
    const part = partAt(start, tokens, candidates);
    if (part !== null) parts.push(part);
    start = part?.end ?? start + 1;
  }
  return parts;
}

function partAt(start: number, tokens: readonly Token[], candidates: readonly Candidate[]): Part | null {
  const found = candidates.filter(
    (one) =>
      one.start === start &&
      WHOLE.has(one.match) &&
      // "borrowers no loans" have none, and no number.
      !tokens.slice(start + 1, one.end).some(({ norm }) => norm === 'no'),
  );
  const end = Math.max(0, ...found.map((one) => one.end));
  if (end === 0) return null;
  // "total amount" is that of a column, where one is called so.
  const meanings = candidates.flatMap((one) =>
    one.start >= start &&
    one.end === end &&
    WHOLE.has(one.match) &&
    (one.start === start || one.meaning.kind === 'field')
      ? [one.meaning]
      : [],
  );
  const word = tokens[start]?.norm ?? '';
  const isAny = (...kinds: readonly Meaning['kind'][]): boolean =>
    meanings.some(({ kind }) => kinds.includes(kind));
  return {
    start,
    end,
    isField: (isAny('field', 'metric') && !isAny('segment')) || NAMES.has(word),
    isMetric: isAny('metric'),
    isDataset: isAny('dataset'),
    isSaid: isAny('value', 'segment', 'number', 'text'),
    senses: meanings.flatMap((one) => (one.kind === 'language' ? [one.sense] : [])),
    word,
  };
}

/** What rows of any table have. */
const NAMES: ReadonlySet<string> = new Set(['name', 'names', 'id', 'ids']);

const WHOLE: ReadonlySet<Candidate['match']> = new Set(['exact', 'inflected', 'abbreviated', 'headless']);

/** The joints that may be between the part at a place and the one before it, the likelier first; none where they need none. */
function jointsBefore(at: number, parts: readonly Part[]): readonly string[] {
  const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (before === undefined || part === undefined || before.end !== part.start || !isNoun(before)) return [];
  // "the lowest-rate loan" is that loan, and not the rate.
  const superlative = parts[at - 2];
  if (superlative !== undefined && isSense(superlative, 'rank:')) return [];
  if (part.word === 'no' || isSense(part, 'rank:')) return ['with'];
  if (beginsRows(at, parts)) return before.isField ? ['of', 'with'] : ['with', 'of'];
  if (!isNoun(part)) return [];
  if (after?.start === part.end && (after.isSaid || isSense(after, 'compare:'))) return ['with', 'of'];
  return before.isField && part.isField && !isComputed(parts) ? [','] : [];
}

function isSense({ senses }: Part, beginning: string): boolean {
  return senses.some((sense) => sense.startsWith(beginning));
}

/** "total recovery rate" is one number of a name that is not known. */
function isComputed(parts: readonly Part[]): boolean {
  return parts.some((part) => part.isMetric || COMPUTED.some((sense) => isSense(part, sense)));
}

const COMPUTED = ['avg', 'sum', 'total', 'median', 'max', 'min', 'share', 'ratio', 'percent'];

function isNoun({ isField, isDataset }: Part): boolean {
  return isField || isDataset;
}

/** "repeat customers", "all matches": rows, with what is said of them before the noun. */
function beginsRows(at: number, parts: readonly Part[]): boolean {
  for (let place = at; place < parts.length; place += 1) {
    const part = parts[place];
    const isNext = part !== undefined && (place === at || parts[place - 1]?.end === part.start);
    if (!isNext) return false;
    if (part.isDataset) return true;
    if (!part.isSaid && part.word !== 'all') return false;
  }
  return false;
}
