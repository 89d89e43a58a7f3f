import type { Catalog } from '../catalog.ts';
import type { Dataset, Field, Knowledge, Segment } from '../knowledge.ts';
import { ENDS } from './thesaurus.ts';

/**
 * The knowledge with words for rows that have no end yet and for those that have: `running` contracts are those without an
 * end date. None where something of the table is called so already. `isNamed` tells the tables that a person has described.
 */
export function withEndedRows(
  knowledge: Knowledge,
  { catalog, isNamed }: { readonly catalog: Catalog; readonly isNamed: (table: string) => boolean },
): Knowledge {
  const segments = knowledge.datasets
    .filter(({ name, isVisible }) => isVisible && !isNamed(name))
    .flatMap((dataset) => {
      const columns = catalog.tables.find(({ name }) => name === dataset.name)?.columns ?? [];
      // A date that is kept as a number has a field of its own.
      const open = new Set(
        columns.filter(({ nullCount }) => nullCount > 0).flatMap(({ name }) => [name, `${name}_date`]),
      );
      const ends = dataset.fields.filter(({ name, role }) => role === 'time' && open.has(name));
      return segmentsOf(dataset, ends, wordsOf(dataset, knowledge.segments));
    });
  return segments.length === 0 ? knowledge : { ...knowledge, segments: [...knowledge.segments, ...segments] };
}

/** Of each word the segment, where one date alone gives it. */
function segmentsOf(
  dataset: Dataset,
  ends: readonly Field[],
  taken: ReadonlySet<string>,
): readonly Segment[] {
  const own = new Set(dataset.label.split(' '));
  const made = ends.flatMap((field) => {
    const { label, synonyms } = field;
    // `date_ticket_closed` of tickets
    const bare = label.split(' ').filter((word) => !own.has(word));
    const known = ENDS.find(({ date }) =>
      [label, ...synonyms, bare.join(' ')].some((name) => date.test(name)),
    );
    if (known === undefined) return [];
    return [
      { field, words: known.open, isOpen: true },
      { field, words: known.over, isOpen: false },
    ];
  });
  const uses = Map.groupBy(
    made.flatMap(({ words }) => words),
    (word) => word,
  );
  return made.flatMap(({ field, words, isOpen }) => {
    const [label, ...synonyms] = words.filter((word) => !taken.has(word) && uses.get(word)?.length === 1);
    const date = isOpen ? {} : { date: field.name };
    return label === undefined ? [] : [{ ...segment(dataset, field, isOpen), ...date, label, synonyms }];
  });
}

function segment({ name: table }: Dataset, { name: column }: Field, isOpen: boolean): Segment {
  return {
    name: `${table}.${column} ${isOpen ? 'open' : 'over'}`,
    label: '',
    synonyms: [],
    nouns: [],
    dataset: table,
    condition: { kind: 'is-null', operand: { kind: 'column', table, column }, negated: !isOpen },
  };
}

/** What is called so already: columns, states and values of the table. */
function wordsOf({ name, fields }: Dataset, segments: readonly Segment[]): ReadonlySet<string> {
  const states = segments.filter(({ dataset }) => dataset === name);
  return new Set([
    ...states.flatMap(({ label, synonyms }) => [label, ...synonyms]),
    // What happened at a date is no state: jobs with a date of opening may be closed by now.
    ...fields.flatMap(({ label, synonyms, role }) => (role === 'time' ? [label] : [label, ...synonyms])),
    ...fields.flatMap(({ role, values }) =>
      role === 'category'
        ? (values ?? []).flatMap(({ value, synonyms }) => [String(value).toLowerCase(), ...synonyms])
        : [],
    ),
  ]);
}
