import type { Token } from '../token.ts';
import { nounOf, type Said } from './deed-alone.ts';
import { isRows, isTimeAt } from './deed-words.ts';
import type { Spoken } from './spoken.ts';
import { toldAmong } from './told-deeds.ts';

/**
 * "Customers who bought a car", where services relate the two as well: they are with sales, of electric cars "of electric cars"; more
 * than three cars are as many sales where none is sold twice. Null where the verb does not tell which way is meant.
 */
export function ofOneAmongWays(
  { tokens, candidates, knowledge }: Spoken,
  { deed, what }: Said,
): readonly (string | Token)[] | null {
  const { verb, subject, isColumn, isDenied, rest } = deed;
  const table = what.kind === 'none' ? null : what.table;
  const told = table === null || isColumn ? null : toldAmong(verb, { from: subject, to: table, knowledge });
  const object = candidates.find(
    (one) =>
      one.start >= rest && isRows(one) && one.meaning.kind === 'dataset' && one.meaning.dataset === table,
  );
  if (told === null) return null;
  const rows = nounOf(
    told,
    knowledge.datasets.find(({ name }) => name === subject),
  );
  const joint = isDenied ? 'without' : 'with';
  if (what.kind === 'value' && !COUNTING.has(tokens[rest]?.norm ?? ''))
    return [joint, ...rows, 'of', ...tokens.slice(rest + what.skipped)];
  if (object === undefined) return null;
  const before = tokens.slice(rest + what.skipped, object.start);
  const after = tokens.slice(object.end);
  const isAlone = after.every(({ kind }) => kind === 'symbol');
  if (COUNTED.test(before.map(({ norm }) => norm).join(' '))) {
    const isOnce = knowledge.relationships.some(
      ({ from, to, isOneToOne }) => from === told.name && to === table && isOneToOne,
    );
    return isOnce && isAlone && !isDenied ? [joint, ...before, ...rows, ...after] : null;
  }
  if (before.some((one) => !isDescribing(one))) return null;
  const isSaid = before.length > 0 || !(isAlone || isTimeAt(candidates, object.end));
  return [
    joint,
    ...rows,
    ...(isSaid ? ['of', ...before, ...tokens.slice(object.start, object.end)] : []),
    ...after,
  ];
}

const COUNTED = /^(?:more than|at least|over|exactly) [a-z0-9]+$/;

/** A word of the object, which counts nothing. */
function isDescribing({ kind, norm }: Token): boolean {
  return kind === 'word' && !COUNTING.has(norm);
}

const COUNTING: ReadonlySet<string> = new Set(
  'all any at both each every exactly few fewer fewest least less many more most no only one over several some than the their under'.split(
    ' ',
  ),
);
