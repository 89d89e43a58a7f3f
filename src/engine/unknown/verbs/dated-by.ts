import type { TimeMeaning } from '../../candidate.ts';
import type { Token } from '../../token.ts';
import { isYearColumn, roleColumns } from './role-columns.ts';
import { replaced, type SaidOf } from './said-of.ts';
import type { VerbRun } from './verb-runs.ts';

/** "born *after 1990*": by the column that dates what the verb says, a year by its number. */
export function datedBy(
  run: VerbRun,
  times: readonly { readonly time: TimeMeaning; readonly stop: number }[],
  said: SaidOf,
): readonly (readonly Token[])[] {
  const { tokens } = said;
  const { verb, begin, end, at } = run;
  const named = datesNamed(run, said);
  const columns = roleColumns(verb, 'when', said).filter(
    ({ dataset, field }) => named.size === 0 || named.has(`${dataset}.${field?.name}`),
  );
  const longest = times.toSorted((a, b) => b.stop - a.stop)[0];
  return columns.flatMap((column) => {
    const words = `with ${column.label}`;
    if (!isYearColumn(column)) return [replaced(tokens, { from: begin, to: end, words, like: at })];
    const years = longest === undefined ? null : yearsOf(longest.time);
    const to = years === null || longest === undefined ? end : longest.stop;
    return [
      replaced(tokens, { from: begin, to, words: years === null ? words : `${words} ${years}`, like: at }),
    ];
  });
}

/**
 * "issued in 2023" goes by the date of theirs that is called so, and by no other one; "loans of customers in Ohio made in 2023" by that
 * of the rows that are named first.
 */
function datesNamed(
  { begin, end, at }: VerbRun,
  { tokens, candidates, tables, knowledge }: SaidOf,
): ReadonlySet<string> {
  const named = candidates.flatMap(({ start, end: stop, meaning, match }) => {
    if (start < begin || stop > end || meaning.kind !== 'field' || match !== 'exact') return [];
    const { dataset, field } = meaning;
    const fields = knowledge.datasets.find(({ name }) => name === dataset)?.fields ?? [];
    const isDate = fields.some(({ name, role }) => name === field && role === 'time');
    return isDate ? [{ dataset, column: `${dataset}.${field}` }] : [];
  });
  const [head] = candidates
    .filter(({ meaning, match }) => meaning.kind === 'dataset' && match !== 'misspelt')
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : []));
  // "how many loans has each branch *that opened* in 2019"
  const isOfClause = tokens.slice(Math.max(0, begin - 1), at).some(({ norm }) => RELATIVE.has(norm));
  const ofHead = isOfClause ? [] : named.filter(({ dataset }) => dataset === head);
  const ofThese = ofHead.length > 0 ? ofHead : named.filter(({ dataset }) => tables.has(dataset));
  return new Set(ofThese.map(({ column }) => column));
}

const RELATIVE: ReadonlySet<string> = new Set(['that', 'which', 'who']);

/** The years of the time, where it has both ends and is of no parts of years. */
function yearsOf({ start, end }: TimeMeaning): string | null {
  const [from, to] = [start, end].map((day) => FIRST_DAY.exec(day ?? '')?.[1]);
  if (from === undefined || to === undefined) return null;
  const last = `${Number(to) - 1}`;
  return from === last ? from : `between ${from} and ${last}`;
}

const FIRST_DAY = /^(\d{4})-01-01$/;
