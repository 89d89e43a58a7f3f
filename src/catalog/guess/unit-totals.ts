import type { Dataset, Field, Knowledge, Metric } from '../knowledge.ts';
import { pluralOf } from '../names/plural.ts';
import { impliedTotal } from './implied-total.ts';
import { UNITS_COUNTED, type UnitWords } from './units-counted.ts';

/**
 * The knowledge with the totals that people name by a unit: "kilometres driven", "minutes of delay", "euros collected".
 * Each is of the one column in that unit of a table whose rows have a date; none where several could be meant.
 */
export function withUnitTotals(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const happening = knowledge.datasets.filter(
    (dataset) => dataset.isVisible && !isNamed(dataset.name) && happens(dataset, knowledge),
  );
  const counted = UNITS_COUNTED.flatMap((unit) =>
    happening.flatMap((dataset) =>
      dataset.fields.filter((field) => isIn(field, unit)).map((field) => ({ unit, dataset, field })),
    ),
  );
  const named = counted.map((one) => ({ ...one, names: namesOf(one, counted) }));
  const uses = Map.groupBy(
    named.flatMap(({ names }) => names),
    (name) => name,
  );
  const metrics = named.flatMap(({ names, ...one }) => {
    const own = names.filter((name) => uses.get(name)?.length === 1);
    const label = own.find((name) => !CUT.test(name)) ?? own[0];
    const synonyms = own.filter((name) => name !== label);
    return label === undefined ? [] : [total(one, { label, synonyms })];
  });
  return metrics.length === 0 ? knowledge : { ...knowledge, metrics: [...knowledge.metrics, ...metrics] };
}

/** A word without a vowel is one that is cut short, and no title. */
const CUT = / [b-df-hj-np-tv-z]+$/;

/** Rows with a date that are no people, places or things: others refer to those, and they to none. */
function happens({ name, fields }: Dataset, { relationships }: Knowledge): boolean {
  const isDated = fields.some(({ role, yearColumn }) => role === 'time' && yearColumn === undefined);
  return (
    isDated &&
    (relationships.some(({ from }) => from === name) || relationships.every(({ to }) => to !== name))
  );
}

/** A column with its unit. */
interface Counted {
  readonly unit: UnitWords;
  readonly dataset: Dataset;
  readonly field: Field;
}

/** What is not added up over rows: a price is of one piece, an average of many. */
const EACH =
  /\b(?:age|average|balance|budget|capacity|density|duration|hourly|income|limit|list|maximum|minimum|per|price|rate|remaining|salary|target|unit)\b/;

function isIn({ role, label, synonyms, unit: own }: Field, { columns, isMoney }: UnitWords): boolean {
  if (role !== 'measure') return false;
  // The name of the column says which currency it is, the label does no more.
  if (isMoney === true)
    return (
      own?.kind === 'money' &&
      !EACH.test(label) &&
      columns.some((column) => synonyms.includes(`${label} ${column}`))
    );
  const words = label.split(' ');
  const isLong = words.length > 3 || (EACH.test(label) && !/^duration /.test(label));
  return !isLong && [words[0] ?? '', words.at(-1) ?? ''].some((word) => columns.includes(word));
}

/** "minutes of delay", "hours of downtime", and with what is done in such numbers. */
function namesOf({ unit, dataset, field }: Counted, all: readonly Counted[]): string[] {
  const isOnlyHere = all.filter((one) => one.unit === unit && one.dataset === dataset).length === 1;
  const rest = field.label.split(' ').filter((word) => !unit.columns.includes(word) && word !== 'duration');
  const rows = isOnlyHere ? [dataset.labelPlural, dataset.label] : [];
  const own = rest.length > 0 ? [rest.join(' ')] : [];
  const isSpent = /\b(?:costs?|expenses?|fees?)\b/.test(field.label);
  const deeds = unit.isMoney !== true ? unit.deeds : isSpent ? ['spent', 'paid'] : unit.deeds;
  const joints = unit.isMoney !== true ? ['of'] : ['in', 'of', 'on', 'for'];
  const isOfUnit = own.length === 0 || rest.every((word) => QUANTITIES.has(word));
  return [
    ...new Set(
      unit.names.flatMap((name) => [
        ...deeds.filter((deed) => own.includes(deed)).map((deed) => `${name} ${deed}`),
        ...(isOfUnit ? [...rows, ...own] : [...own, ...own.map(pluralOf), ...rows]).flatMap((what) =>
          joints.map((joint) => `${name} ${joint} ${what}`),
        ),
        ...deeds.flatMap((deed) => [`${name} ${deed}`, `${name} were ${deed}`]),
      ]),
    ),
  ];
}

/** What a unit is of by itself: kilograms are of weight, whatever weighs so. */
const QUANTITIES: ReadonlySet<string> = new Set(
  'amount distance energy quantity total volume weight'.split(' '),
);

function total(
  { dataset: { name: table }, field }: Counted,
  { label, synonyms }: Pick<Metric, 'label' | 'synonyms'>,
): Metric {
  const named = { name: `total ${table}.${field.name}`, label, synonyms };
  return { ...impliedTotal(table, field, named), isOfUnits: true };
}
