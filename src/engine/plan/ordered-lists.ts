import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { isQuantity, isYear } from './grammar/fields.ts';
import type { Opener } from './phrase.ts';
import type { DimensionSketch, FieldAlternative, FieldTerm, MeasureSketch } from './sketch.ts';

/**
 * "list the titles of the books by price": in the order of a quantity that each row has, and not a group for each price.
 * What is grouped by, or measured, is a column of the rows then.
 */
export function orderedLists(assembly: Assembly, draft: Draft): Draft {
  const {
    groups,
    byMeasures,
    measures,
    nominals,
    columns,
    rank,
    transform,
    compare,
    order,
    openers,
    startsWithColumns,
  } = draft;
  if (rank !== null || transform !== null || compare !== null || measures.length > 0) return draft;
  const owner = ownerOf(columns);
  const areRows =
    nominals.length > 0
      ? columns.length > 0 || order !== null || ROWS.some((one) => openers.has(one))
      : owner !== null;
  const named = orderedByName(draft);
  if (named !== null) return named;
  // "amount by term of student loans" asks for no rows.
  if (
    !ROWS.some((one) => openers.has(one)) &&
    order === null &&
    columns.length > 0 &&
    columns.every((one) => isAmount(assembly, one))
  )
    return draft;
  const [key, ...others] = [...groups.map(quantityOf), ...byMeasures.map(measuredBy)];
  if (!areRows || key === undefined || key === null || others.length > 0) return draft;
  if (order !== null && (order.by !== null || order.about === 'occurrence')) return draft;
  const dataset = nominals[0]?.dataset ?? owner;
  // "books by price and genre" names two that they are by.
  if (columns.length > 0 && !startsWithColumns) return draft;
  const hasDates = columns.length > 0 || order !== null;
  if (
    dataset === null ||
    !key.alternatives.some((one) => one.dataset === dataset && orders(assembly, one, hasDates))
  )
    return draft;
  return {
    ...draft,
    groups: [],
    byMeasures: [],
    nominals: nominals.length > 0 ? nominals : [{ kind: 'nominal', dataset, conditions: [] }],
    openers: new Set([...openers, 'list']),
    order: { kind: 'order', direction: null, ...order, by: { kind: 'field', field: key } },
  };
}

const ROWS: readonly Opener[] = ['list', 'show', 'which'];

/** "list the customers by name, with city": each is called by it, so that it tells no groups of them apart. */
function orderedByName(draft: Draft): Draft | null {
  const { groups, byMeasures, nominals, openers, order } = draft;
  const [group, ...others] = groups;
  const [nominal] = nominals;
  if (group?.kind !== 'display' || others.length + byMeasures.length > 0 || order !== null) return null;
  const isOwn = nominal !== undefined && (group.dataset === null || group.dataset === nominal.dataset);
  if (!isOwn || !LISTING.some((one) => openers.has(one))) return null;
  return { ...draft, groups: [], order: { kind: 'order', by: group, direction: null } };
}

const LISTING: readonly Opener[] = ['list', 'show'];

/** A quantity, or the name of the rows; of rows whose columns or order are named also their date. */
function orders({ index }: Assembly, { dataset, field: name }: FieldAlternative, hasDates: boolean): boolean {
  const field = index.field(dataset, name);
  const isName = index.dataset(dataset).display.includes(name) && field.role === 'name';
  return isQuantity(field) || isName || (hasDates && (field.role === 'time' || isYear(field)));
}

function isAmount({ index }: Assembly, column: DimensionSketch): boolean {
  const alternatives = quantityOf(column)?.alternatives ?? [];
  return (
    alternatives.length > 0 &&
    alternatives.every(({ dataset, field }) => isQuantity(index.field(dataset, field)))
  );
}

function quantityOf(group: DimensionSketch): FieldTerm | null {
  return group.kind === 'field' && group.field.derived === undefined ? group.field : null;
}

function measuredBy(measure: MeasureSketch): FieldTerm | null {
  return measure.kind === 'bare' && measure.field.derived === undefined ? measure.field : null;
}

/** The table that the columns are said to be of. */
function ownerOf(columns: readonly DimensionSketch[]): string | null {
  const owners = new Set(
    columns.flatMap((one) =>
      one.kind === 'field' ? (one.field.owner ?? []) : one.kind === 'display' ? (one.dataset ?? []) : [],
    ),
  );
  const [owner] = owners;
  return owner !== undefined && owners.size === 1 ? owner : null;
}
