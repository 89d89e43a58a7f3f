import type { Expression } from '../../shared/mod.ts';
import type { Catalog } from '../catalog.ts';
import type { Dataset, Field, Knowledge, Segment } from '../knowledge.ts';
import { isOfPeople } from './general-nouns.ts';

/**
 * The knowledge with what rows are called by a person who is theirs or by what was done to them so often: `unassigned` tickets are
 * those without a technician, `reopened` ones those of which `times_reopened` is above 0. None where something of the table is called
 * so already. `isNamed` tells the tables that a person has described.
 */
export function withStatedRows(
  knowledge: Knowledge,
  { catalog, isNamed }: { readonly catalog: Catalog; readonly isNamed: (table: string) => boolean },
): Knowledge {
  const segments = knowledge.datasets
    .filter(({ name, isVisible }) => isVisible && !isNamed(name))
    .flatMap((dataset) => {
      const taken = wordsOf(dataset, knowledge.segments);
      const made = [...assigned(dataset, { knowledge, catalog }), ...done(dataset)];
      return made.filter(({ label }) => !taken.has(label));
    });
  return segments.length === 0 ? knowledge : { ...knowledge, segments: [...knowledge.segments, ...segments] };
}

/** Of rows that have one person at most, and some of them none; two of them would each be assigned. */
function assigned(
  { name: table }: Dataset,
  { knowledge, catalog }: { readonly knowledge: Knowledge; readonly catalog: Catalog },
): readonly Segment[] {
  const people = new Set(knowledge.datasets.filter(isOfPeople).map(({ name }) => name));
  const keys = knowledge.relationships.filter(
    ({ from, to }) => from === table && to !== table && people.has(to),
  );
  const columns = catalog.tables.find(({ name }) => name === table)?.columns ?? [];
  const [column, ...others] = keys
    .flatMap(({ fromColumns }) => (fromColumns.length === 1 ? fromColumns : []))
    .filter((key) => columns.some(({ name, nullCount }) => name === key && nullCount > 0));
  if (column === undefined || others.length > 0) return [];
  // Who admits and who attends are both doctors of a stay: it may have one of them and not the other.
  const [key] = keys.filter(({ fromColumns }) => fromColumns[0] === column);
  if (keys.some((one) => one !== key && one.to === key?.to) && !/^assign/i.test(column)) return [];
  const operand: Expression = { kind: 'column', table, column };
  return [
    segment(table, 'unassigned', { kind: 'is-null', operand, negated: false }),
    segment(table, 'assigned', { kind: 'is-null', operand, negated: true }),
  ];
}

/** What a column counts that was done to a row. */
function done({ name: table, fields }: Dataset): readonly Segment[] {
  return fields.flatMap(({ name: column, label, type }): readonly Segment[] => {
    const deed = type === 'integer' ? timesDone(label) : null;
    if (deed === null) return [];
    const left: Expression = { kind: 'column', table, column };
    return [
      segment(table, deed, { kind: 'binary', operator: '>', left, right: { kind: 'literal', value: 0 } }),
    ];
  });
}

/** "reopened" of `times reopened` and `reopened count`; null of what is no such count. */
function timesDone(label: string): string | null {
  const { before, after } = TIMES.exec(label)?.groups ?? {};
  return after ?? before ?? null;
}

const TIMES = /^(?:(?:number of )?times (?<after>[a-z]{3,}ed)|(?<before>[a-z]{3,}ed) (?:count|times))$/;

function segment(table: string, label: string, condition: Segment['condition']): Segment {
  return { name: `${table}.${label}`, label, synonyms: [], nouns: [], dataset: table, condition };
}

/** What is called so already: columns, states and values of the table. */
function wordsOf({ name, fields }: Dataset, segments: readonly Segment[]): ReadonlySet<string> {
  const own = ({ label, synonyms }: Pick<Field, 'label' | 'synonyms'>): readonly string[] => [
    label,
    ...synonyms,
  ];
  return new Set([
    ...segments.filter(({ dataset }) => dataset === name).flatMap(own),
    ...fields.flatMap(own),
    ...fields.flatMap(({ values }) => (values ?? []).map(({ value }) => String(value).toLowerCase())),
  ]);
}
