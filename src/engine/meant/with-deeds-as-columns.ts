import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import type { Means } from './rewording.ts';

/** Columns that are called by what is done and what it is done to, the done by the thing: "seats" of "seats booked". */
type Deeds = ReadonlyMap<string, ReadonlySet<string>>;

const KNOWN = new WeakMap<Knowledge, Deeds>();

/**
 * "which member booked the most seats", "number of sold tickets", where a column is called seats booked, or tickets sold: the name
 * as the column has it. The very tokens where none is said so.
 */
export function withDeedsAsColumns(
  tokens: readonly Token[],
  { knowledge }: Pick<Means, 'knowledge'>,
): readonly Token[] {
  const deeds = KNOWN.get(knowledge) ?? deedsOf(knowledge);
  KNOWN.set(knowledge, deeds);
  if (deeds.size === 0) return tokens;
  for (const [at, { norm }] of tokens.entries()) {
    const things = deeds.get(norm);
    if (things === undefined) continue;
    const written = inOrder(tokens, at, things);
    if (written !== null) return written;
  }
  return tokens;
}

function deedsOf({ datasets }: Knowledge): Deeds {
  const deeds = new Map<string, Set<string>>();
  for (const { label, role } of datasets.flatMap(({ fields }) => fields)) {
    const [thing = '', done = '', ...others] = label.split(' ');
    if (role !== 'measure' || others.length > 0 || !DONE.test(done) || singularOf(thing) === thing) continue;
    deeds.set(done, new Set([...(deeds.get(done) ?? []), thing]));
  }
  return deeds;
}

const DONE =
  /..ed$|^(?:bought|caught|drunk|eaten|held|laid|lent|lost|made|paid|run|sold|spent|taken|won|worn)$/;

/** The thing that was done so, before its verb: after "the most", or right after the verb that tells of which things. */
function inOrder(tokens: readonly Token[], at: number, things: ReadonlySet<string>): readonly Token[] | null {
  const done = tokens[at];
  const [first, second, third] = tokens.slice(at + 1, at + 4);
  if (done === undefined) return null;
  const before = tokens[at - 1]?.norm ?? '';
  if (first !== undefined && things.has(first.norm) && BEFORE_NOUNS.has(before))
    return [...tokens.slice(0, at), first, done, ...tokens.slice(at + 2)];
  const [most, thing, length] = first?.norm === 'the' ? [second, third, 3] : [first, second, 2];
  if (most === undefined || thing === undefined || !MOST.has(most.norm) || !things.has(thing.norm))
    return null;
  const had: Token = { ...done, norm: 'had', text: 'had' };
  return [
    ...tokens.slice(0, at),
    had,
    { ...most, norm: 'the', text: 'the' },
    most,
    thing,
    done,
    ...tokens.slice(at + 1 + length),
  ];
}

const MOST: ReadonlySet<string> = new Set(['fewest', 'least', 'most']);
/** What a noun follows, so that the verb is said of it. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  'all any average by fewest least many mean more most no number of the their total'.split(' '),
);
