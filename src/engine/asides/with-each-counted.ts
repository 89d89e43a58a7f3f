import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question by what it names first, where it ends with how many there are in each of those: "show the ports and the number of boats
 * built in each" is "how many boats built for each port". Null where nothing but one thing is named first.
 */
export function withEachCounted(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] | null {
  const end = endOf(tokens);
  if (tokens[end - 1]?.norm !== 'each') return null;
  const joint = tokens.findLastIndex(({ norm }, at) => norm === 'and' && at < end);
  const many = joint < 1 ? 0 : lengthOfMany(tokens, joint + 1);
  const like = tokens[joint];
  if (many === 0 || like === undefined) return null;
  const head = tokens.slice(0, tokens[joint - 1]?.norm === ',' ? joint - 1 : joint);
  const named = namedFirst(head, find(head));
  const counted = tokens.slice(joint + 1 + many, end - 1);
  const last = named?.at(-1);
  if (named === null || last === undefined || counted.length === 0) return null;
  const group = named.with(-1, spokenAs(last, singularOf(last.norm)));
  const tie = TYING.has(counted.at(-1)?.norm ?? '') ? [] : ['for'];
  const words = (texts: readonly string[]): readonly Token[] => texts.map((text) => spokenAs(like, text));
  const number = counted.some(({ norm }) => BEING.has(norm)) ? ['how', 'many'] : ['number', 'of'];
  return [...words(number), ...counted, ...words([...tie, 'each']), ...group, ...tokens.slice(end)];
}

/** Where the last mark begins. */
function endOf(tokens: readonly Token[]): number {
  return tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
}

/** Of "how many", "the number of". */
function lengthOfMany(tokens: readonly Token[], at: number): number {
  const said = tokens
    .slice(at, at + 3)
    .map(({ norm }) => norm)
    .join(' ');
  return MANY.find((words) => `${said} `.startsWith(`${words} `))?.split(' ').length ?? 0;
}

const MANY: readonly string[] = ['how many', 'the number of', 'number of'];

/** The one thing that is asked for: "(what are the different) ports", "ports of boats" as boat ports; null for several or for anything else. */
function namedFirst(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] | null {
  const start = tokens.findIndex(({ norm }) => !ASKING.has(norm));
  if (start < 1) return null;
  const isWhole = (end: number): boolean =>
    candidates.some((one) => one.start === start && one.end === end && isName(one));
  if (isWhole(tokens.length)) return tokens.slice(start);
  const of = tokens.length - 2;
  const [owner] = tokens[of]?.norm === 'of' && isWhole(of) ? tokens.slice(-1) : [];
  return owner === undefined ? null : [spokenAs(owner, singularOf(owner.norm)), ...tokens.slice(start, of)];
}

const ASKING: ReadonlySet<string> = new Set(
  'a all are different display distinct find give list me please return show the unique us what which'.split(
    ' ',
  ),
);

function isName({ meaning, match }: Candidate): boolean {
  return (
    (meaning.kind === 'field' || meaning.kind === 'dataset') && match !== 'misspelt' && match !== 'partial'
  );
}

const BEING: ReadonlySet<string> = new Set(['are', 'had', 'has', 'have', 'is', 'were']);

/** What ties those that are counted to each. */
const TYING: ReadonlySet<string> = new Set('at for from had has have in of on to under with'.split(' '));
