import { conjunctsOf, filtersOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';

/**
 * Rejects where people live as the place at which something was done: "loans *at* Charlotte" may be those of the branch
 * there, where branches have a city as well, and "the Charlotte *branches*" are branches there.
 */
export function checkPlaces(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const compared = [...conjunctsOf(query.where), ...filtersOf(query)].flatMap(partsOf).flatMap(comparedIn);
  checkPlacesOfPeople(compared, words, index);
  const text = spacedTextOf(words);
  const ofSides = partsOf(query.sides).flatMap(comparedIn);
  for (const { table, column, values } of [...compared, ...ofSides]) {
    if (!isOfPeople(index.dataset(table))) continue;
    const { label } = index.field(table, column);
    const others = index.knowledge.datasets.filter(
      (one) => one.name !== table && !isOfPeople(one) && one.fields.some((field) => field.label === label),
    );
    if (others.length === 0) continue;
    const isMeant = values.some((value) => {
      const [before = '', after] = text.split(` ${value.toLowerCase()} `);
      const called = after === undefined ? [] : tablesCalled(after.split(' ')[0] ?? '', index);
      return (
        (after !== undefined && before.endsWith(' at')) || others.some(({ name }) => called.includes(name))
      );
    });
    if (isMeant) undecided(`whose ${label} is meant is not said`);
  }
}

/** Rejects "Florida *customers*" as rows at a branch there, where people have a state as well. */
function checkPlacesOfPeople(
  compared: readonly Compared[],
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const text = spacedTextOf(words);
  for (const { table, column, values } of compared) {
    const { label, values: known } = index.field(table, column);
    if (isOfPeople(index.dataset(table))) continue;
    const names = known?.filter(({ value }) => values.includes(`${value}`)) ?? [];
    const isTheirs = names
      .flatMap(({ value, synonyms }) => [`${value}`, ...synonyms])
      .some((name) => {
        const [, after] = text.split(` ${name.toLowerCase()} `);
        const called = after === undefined ? [] : tablesCalled(after.split(' ')[0] ?? '', index);
        return called
          .map((one) => index.dataset(one))
          .some((one) => isOfPeople(one) && one.fields.some((field) => field.label === label));
      });
    if (isTheirs) noSense(`the ${label} is said of people`);
  }
}

/** Rejects rows by their own name as those that are in what is called so too: "how many lakes are in Manitoba", a lake and a province. */
export function checkPlaceOfName(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = spacedTextOf(words);
  for (const { table, column, values } of partsOf(query.where).flatMap(comparedIn)) {
    if (!index.dataset(table).display.includes(column)) continue;
    const [name, ...others] = values.map((value) => value.toLowerCase());
    const isPlace = PLACED.some((before) => text.includes(`${before} ${name} `));
    if (others.length > 0 || !isPlace) continue;
    const isElsewhere = index.knowledge.datasets.some(
      (one) =>
        (one.name === table || index.isToOne(table, one.name)) &&
        one.fields.some(
          (field) =>
            (one.name !== table || field.name !== column) &&
            field.values?.some(({ value }) => String(value).toLowerCase() === name) === true,
        ),
    );
    if (isElsewhere) undecided('which of those that are called so is meant is not said');
  }
}

const PLACED: readonly string[] = [' in', ' did', ' do', ' does', ' within'];

interface Compared {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
}

/** The column that is held against texts, as "Charlotte" or "Denver and Phoenix". */
function comparedIn(part: object): readonly Compared[] {
  if (!('kind' in part) || (part.kind !== 'binary' && part.kind !== 'in')) return [];
  const parts = partsOf(part);
  const [column] = parts.flatMap((one) =>
    'kind' in one && one.kind === 'column' && 'table' in one && 'column' in one ? [one] : [],
  );
  const values = parts.flatMap((one) =>
    'kind' in one && one.kind === 'literal' && 'value' in one && typeof one.value === 'string'
      ? [one.value]
      : [],
  );
  return column === undefined ? [] : [{ table: String(column.table), column: String(column.column), values }];
}
