import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { saysYesOrNo } from '../plan/grammar/fields.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * Those of whom something is so beside those of whom it is not, as groups: "mean size, *irrigated vs not*", "cost *for smokers and
 * non-smokers*" and "number of guides by *whether they are certified*" are by the column that says yes or no. The very tokens where
 * no such column is named, or several are.
 */
export function withFlagsApart(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  if (!tokens.some(({ norm }) => TRIGGERS.has(norm))) return tokens;
  const candidates = find(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const apart =
      statusAt(tokens, at, { candidates, knowledge }) ??
      sidesAt(tokens, at, { candidates, knowledge }) ??
      whetherAt(tokens, at, { candidates, knowledge });
    const [like] = tokens.slice(at);
    if (apart === null || like === undefined) continue;
    const words = `by ${apart.label}`.split(' ').map((norm) => wordLike(like, norm));
    return [...tokens.slice(0, apart.start), ...words, ...tokens.slice(apart.end)];
  }
  return tokens;
}

const TRIGGERS: ReadonlySet<string> = new Set('not non status whether'.split(' '));

/** A stretch of the words, and the column that it asks to group by. */
interface Apart {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

interface Known {
  readonly candidates: readonly Candidate[];
  readonly knowledge: Knowledge;
}

/** ", irrigated vs not", "for smokers and non-smokers"; what follows is no noun of theirs. */
function sidesAt(tokens: readonly Token[], at: number, known: Known): Apart | null {
  const before = tokens[at - 1]?.norm ?? '';
  const flag = BEFORE_SIDES.has(before) ? flagAt(at, known) : null;
  if (flag === null) return null;
  const joint = jointAt(tokens, flag.end);
  if (joint === null) return null;
  // "shipments, insured or not," are all of them.
  const isAll = SOFT.has(tokens[flag.end]?.norm ?? '') && !GROUPED.has(before) && isEnd(tokens[joint + 1]);
  const denied = isAll ? null : deniedEnd(tokens, joint, flag, known);
  return denied !== null && isEnd(tokens[denied]) ? { start: at - 1, end: denied, label: flag.label } : null;
}

const BEFORE_SIDES: ReadonlySet<string> = new Set(', : - between by for of per'.split(' '));

const SOFT: ReadonlySet<string> = new Set(['/', 'and', 'or']);
const GROUPED: ReadonlySet<string> = new Set(['by', 'per']);

/** "by VIP status" */
function statusAt(tokens: readonly Token[], at: number, known: Known): Apart | null {
  if (tokens[at]?.norm !== 'by') return null;
  const flag = flagAt(at + 1, known);
  const isStatus = flag !== null && tokens[flag.end]?.norm === 'status';
  return isStatus ? { start: at, end: flag.end + 1, label: flag.label } : null;
}

/** "vs", "compared with", "and"; null where the other side does not follow. */
function jointAt(tokens: readonly Token[], at: number): number | null {
  const [one = '', other = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm];
  if (one === 'compared' && (other === 'to' || other === 'with')) return at + 2;
  if (!JOINTS.has(one)) return null;
  return one === 'vs' && other === '.' ? at + 2 : at + 1;
}

const JOINTS: ReadonlySet<string> = new Set('/ against and or v versus vs'.split(' '));

/** The end of "not", "not irrigated", "non-smokers"; null for anything else. */
function deniedEnd(tokens: readonly Token[], at: number, flag: Flag, known: Known): number | null {
  const word = tokens[at]?.norm ?? '';
  if (!DENIALS.has(word)) return null;
  const from = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1;
  const again = flagAt(from, known);
  if (again !== null) return again.label === flag.label ? again.end : null;
  return word === 'not' ? at + 1 : null;
}

const DENIALS: ReadonlySet<string> = new Set(['non', 'not']);

/** "by whether they are certified", "depending on whether or not the patient is a smoker". */
function whetherAt(tokens: readonly Token[], at: number, known: Known): Apart | null {
  if (tokens[at]?.norm !== 'whether') return null;
  const start = GROUPING.find((words) =>
    words.every((word, place) => tokens[at - words.length + place]?.norm === word),
  );
  if (start === undefined) return null;
  let from = at + 1;
  if (tokens[from]?.norm === 'or' && tokens[from + 1]?.norm === 'not') from += 2;
  for (let skipped = 0; skipped < SUBJECT_MAX; skipped += 1) {
    const flag = flagAt(from + skipped, known);
    if (flag !== null) {
      const isOrNot = tokens[flag.end]?.norm === 'or' && tokens[flag.end + 1]?.norm === 'not';
      const end = isOrNot ? flag.end + 2 : flag.end;
      return isEnd(tokens[end]) ? { start: at - start.length, end, label: flag.label } : null;
    }
    if (!isOfSubject(tokens, from + skipped, known)) return null;
  }
  return null;
}

const GROUPING: readonly (readonly string[])[] = [
  ['depending', 'on'],
  ['according', 'to'],
  ['split', 'by'],
  ['by'],
];
const SUBJECT_MAX = 5;

/** "the patient is a", "they were": who it is said of, and the verb. */
function isOfSubject(tokens: readonly Token[], at: number, { candidates }: Known): boolean {
  const norm = tokens[at]?.norm ?? '';
  return (
    SUBJECT.has(norm) ||
    candidates.some(({ start, end, meaning }) => start === at && end === at + 1 && meaning.kind === 'dataset')
  );
}

const SUBJECT: ReadonlySet<string> = new Set(
  "a an are been being did do does had has have he is it it's she that the their these they this those was were".split(
    ' ',
  ),
);

/** Nothing follows that the side would be said of. */
function isEnd(token: Token | undefined): boolean {
  return token === undefined || ENDS.has(token.norm);
}

const ENDS: ReadonlySet<string> = new Set('. ! ? , ; ) and by for from in on per since with'.split(' '));

interface Flag {
  readonly end: number;
  readonly label: string;
}

/** The one column that says yes or no and is named there, the longest name of them. */
function flagAt(at: number, { candidates, knowledge }: Known): Flag | null {
  const here = candidates.filter(
    ({ start, match }) => start === at && match !== 'misspelt' && match !== 'partial',
  );
  const end = Math.max(0, ...here.map((one) => one.end));
  const named = here.filter((one) => one.end === end && one.meaning.kind !== 'language');
  const labels = new Set(named.map(({ meaning }) => labelOf(meaning, knowledge)));
  const [only, ...others] = labels;
  return only === undefined || only === null || others.length > 0 ? null : { end, label: only };
}

function labelOf(meaning: Candidate['meaning'], { datasets }: Knowledge): string | null {
  const path =
    meaning.kind === 'field'
      ? [meaning.dataset, meaning.field]
      : meaning.kind === 'segment'
        ? meaning.segment.split('.')
        : [];
  const [table, column] = path;
  const field = datasets.find(({ name }) => name === table)?.fields.find(({ name }) => name === column);
  return field !== undefined && saysYesOrNo(field) ? field.label : null;
}
