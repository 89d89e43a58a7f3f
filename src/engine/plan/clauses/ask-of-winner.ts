import type { Candidate } from '../../candidate.ts';
import { ASKING_MORE, BEFORE_ASKING } from '../../lexicon/follow-ups.ts';
import type { Sense } from '../../lexicon/words.ts';
import type { Draft } from '../draft.ts';
import { restrict } from '../grammar/terms.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { isOfPeople } from '../people.ts';
import type { Segmentation } from '../segment.ts';
import type { ConditionSketch, DimensionSketch, FieldTerm, MeasureSketch, Nominal } from '../sketch.ts';
import { draftsOf, type Reading, readClause, refersBack } from './asked-clause.ts';
import { asksForKey } from './asks-for-key.ts';
import type { Spoken } from './clause-chart.ts';
import { isPlain } from './join-clauses.ts';
import { type Clause, splitClauses } from './split-clauses.ts';
import { withPointers } from './with-pointers.ts';

/** A ranking, with what the clauses after it ask of what it finds. */
interface Found extends Pick<Reading, 'phrases' | 'cost'> {
  readonly draft: Draft;
  /** The table of which it finds rows; null where it finds values or periods. */
  readonly table: string | null;
  /** Single rows are ranked, and no groups. */
  readonly isOfRows: boolean;
}

/**
 * Questions that rank and then ask more of what comes first: "which branch opened last, | and in which city is it", "which
 * month had the most loans, | and how many were there". Empty where the first clause does not rank.
 */
export function askOfWinner(spoken: Spoken): readonly Segmentation[] {
  const [first, ...others] = clausesOf(spoken);
  if (first === undefined || others.length === 0) return [];
  const ranked = readClause(spoken, first, null).flatMap((one) => foundBy(one) ?? []);
  return ranked
    .flatMap((found): readonly Found[] =>
      others.reduce<readonly Found[]>(
        (all, clause) => all.flatMap((one) => askedOf(spoken, one, { first, clause })),
        [found],
      ),
    )
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ draft, phrases, cost }) => ({
      draft,
      phrases,
      cost,
      clauses: 1 + others.length,
      key: JSON.stringify(draft),
    }));
}

/** Whether a clause that asks follows one that ranks. */
export function asksOfWinner(spoken: Spoken): boolean {
  return clausesOf(spoken).length > 0;
}

/** Whether such a clause points back at what the first finds, so that without it nothing can be meant. */
export function pointsAtWinner(spoken: Spoken): boolean {
  const [, ...others] = clausesOf(spoken);
  return others.some((clause) => refersBack(spoken, clause));
}

/** The clauses, the one that ranks first; "In 2024, which branch …" is one. Empty where none ranks. */
function clausesOf({ words, candidates }: Spoken): readonly Clause[] {
  const [first, second, ...others] = splitClauses(words, asksMore);
  if (first === undefined || second === undefined) return [];
  if (![second, ...others].every(({ start }) => asksMore(words, start))) return [];
  const ranks = ({ start, end }: Clause): boolean =>
    candidates.some(
      (one) =>
        one.start >= start &&
        one.end <= end &&
        one.meaning.kind === 'language' &&
        one.meaning.sense.startsWith('rank:') &&
        !candidates.some((time) => isTimeAround(time, one)),
    );
  if (ranks(first)) return [first, second, ...others];
  return others.length > 0 && ranks(second) ? [{ start: first.start, end: second.end }, ...others] : [];
}

/** "*last year*, how many loans were charged off, and how much was it" ranks nothing. */
function isTimeAround({ start, end, meaning }: Candidate, one: Candidate): boolean {
  return meaning.kind === 'time' && start <= one.start && one.end < end;
}

function asksMore(words: readonly string[], start: number): boolean {
  const [first = '', second = ''] = words.slice(start, start + 2);
  return ASKING_MORE.has(first) || (BEFORE_ASKING.has(first) && ASKING_MORE.has(second));
}

/** What the first clause finds; null where it ranks nothing, or asks for more than the first. */
function foundBy({ draft, phrases, cost }: Reading): Found | null {
  if (draft === null) return null;
  const { rank, nominals, columns, measures, groups } = draft;
  const [extreme, ...more] = measures;
  if (rank === null && extreme?.kind === 'aggregate' && extreme.isSuperlative === true && more.length === 0)
    return isPlain(draft) ? { draft, phrases, cost, table: null, isOfRows: false } : null;
  if (rank === null || !isPlain({ ...draft, rank: null, columns: [], openers: new Set() })) return null;
  const isOfGroups =
    (rank.by !== null && rank.by.kind !== 'bare') || rank.quality === 'number' || measures.length > 0;
  const [column, ...others] = columns;
  if (!isOfGroups) {
    const [noun] = nominals;
    return noun === undefined || columns.length + groups.length > 0
      ? null
      : { draft, phrases, cost, table: noun.dataset, isOfRows: true };
  }
  if (column === undefined || others.length > 0 || measures.length > 1) return null;
  return { draft, phrases, cost, table: column.kind === 'dataset' ? column.dataset : null, isOfRows: false };
}

/** The ranking with what one more clause asks, in every way that it can be read. */
function askedOf(
  spoken: Spoken,
  found: Found,
  { first, clause }: { readonly first: Clause; readonly clause: Clause },
): readonly Found[] {
  const before = spoken.words.slice(first.start, first.end);
  const asked = spoken.words.slice(clause.start, clause.end).filter((word) => /[\p{L}\d]/u.test(word));
  if (asksForKey(found.draft, { asked, before })) {
    const { draft } = found;
    return [{ ...found, draft: { ...draft, outputs: { kind: 'outputs', items: [], manner: 'added' } } }];
  }
  if (isWhole(spoken, clause, 'whose-is-it')) {
    const owner = ownerOf(found, spoken.index);
    return owner === null ? [] : [withColumns(found, [{ kind: 'dataset', dataset: owner }])];
  }
  const read = draftsOf(withPointers(spoken, { first, clause }), clause, found.table);
  return read.flatMap((one) => {
    const more = withAsked(found, one.draft, spoken.index);
    return more === null
      ? []
      : [{ ...more, phrases: [...found.phrases, ...one.phrases], cost: found.cost + one.cost }];
  });
}

/** What is asked of the rows or groups that are found; null where it is not known to be theirs. */
function withAsked(found: Found, asked: Draft, index: KnowledgeIndex): Found | null {
  const { draft, table, isOfRows } = found;
  if (draft.rank === null) return withHolders(found, asked);
  if (!isPlain({ ...asked, columns: [], openers: new Set() }) || asked.groups.length > 0) return null;
  const others = asked.nominals.filter((one) => one.dataset !== table || one.conditions.some(isNoEvent));
  const numbers = asked.measures.filter(({ kind }) => kind !== 'bare');
  const named = [
    ...asked.columns,
    ...asked.measures.flatMap((one): DimensionSketch[] =>
      one.kind === 'bare' ? [{ kind: 'field', field: one.field }] : [],
    ),
  ];
  const date = table === null || others.length > 0 ? null : dateOf(asked, { table, index });
  const [period] = named;
  if (numbers.length === 0 && date !== null && named.length < 2) {
    if (period === undefined && asked.openers.has('when'))
      return withColumns(found, [{ kind: 'field', field: date }]);
    if (period?.kind === 'part') return withColumns(found, [{ ...period, field: date }]);
  }
  if (numbers.length === 0 && named.length === 0) {
    const [one, ...more] = others;
    return one !== undefined && more.length === 0 && asked.conditions.length === 0
      ? withRelated(found, one, index)
      : null;
  }
  if (others.length > 0) return null;
  if (numbers.length === 0) {
    const own = named.map((one) => ownColumn(one, found));
    return asked.conditions.some(isNoEvent) || own.some((one) => one === null)
      ? null
      : withColumns(
          found,
          own.filter((one) => one !== null),
        );
  }
  if (isOfRows || named.length > 0) return null;
  return { ...found, draft: { ...draft, measures: [...draft.measures, ...restricted(numbers, asked)] } };
}

function restricted(measures: readonly MeasureSketch[], { conditions }: Draft): readonly MeasureSketch[] {
  const [first, ...others] = conditions;
  if (first === undefined) return measures;
  const condition: ConditionSketch = others.length === 0 ? first : { kind: 'and', of: conditions };
  return measures.map((measure) => ({ kind: 'restricted', measure, condition }));
}

/** "the highest score, and how many customers have it": those whose score is the highest. */
function withHolders(found: Found, asked: Draft): Found | null {
  const { draft } = found;
  const [extreme] = draft.measures;
  const [count, ...others] = asked.measures;
  if (extreme?.kind !== 'aggregate' || count?.kind !== 'count' || others.length > 0) return null;
  const { nominal } = count;
  const field = restrict(extreme.field, nominal.dataset);
  const isPlainCount = asked.conditions.length + asked.columns.length + asked.groups.length === 0;
  if (field === null || nominal.conditions.length > 0 || !isPlainCount) return null;
  const holds: ConditionSketch = {
    kind: 'versus',
    field,
    operator: '=',
    function: extreme.function,
    factor: 1,
    over: null,
    within: null,
  };
  return {
    ...found,
    draft: {
      ...draft,
      measures: [...draft.measures, count],
      conditions: [...draft.conditions, holds],
      isOfClauses: true,
    },
  };
}

/** The date of what is said to have been done: "when was it opened"; of "when was it played" the only one that there is. */
function dateOf(
  { conditions, nominals }: Draft,
  { table, index }: { readonly table: string; readonly index: KnowledgeIndex },
): FieldTerm | null {
  const said = [...conditions, ...nominals.flatMap((one) => one.conditions)].flatMap((one) =>
    one.kind === 'exists' ? one.nominal.conditions : [one],
  );
  const [event, ...others] = said;
  if (event === undefined) {
    const [only, ...more] = index.dataset(table).fields.filter(({ role }) => role === 'time');
    return only === undefined || more.length > 0
      ? null
      : { alternatives: [{ dataset: table, field: only.name, cost: 0 }] };
  }
  return event.kind === 'not' && event.of.kind === 'missing' && others.length === 0
    ? restrict(event.of.field, table)
    : null;
}

/** "which branch made it": the one of another table that each row has. */
function withRelated(found: Found, { dataset, conditions }: Nominal, index: KnowledgeIndex): Found | null {
  const { table } = found;
  if (table === null || dataset === table || !index.isToOne(table, dataset)) return null;
  const areOfIt = conditions.every(
    (one) =>
      one.kind === 'exists' && one.nominal.dataset === table && !one.nominal.conditions.some(isNoEvent),
  );
  return areOfIt ? withColumns(found, [{ kind: 'dataset', dataset }]) : null;
}

/** "opened", "made": that it happened is said of every row. */
function isNoEvent(condition: ConditionSketch): boolean {
  return condition.kind !== 'not' || condition.of.kind !== 'missing';
}

/** A column of the rows that are found, or of what each of them has one of; null where it may be of others. */
function ownColumn(column: DimensionSketch, { table }: Found): DimensionSketch | null {
  if (table === null) return null;
  if (column.kind === 'dataset') return column.dataset === table ? null : column;
  if (column.kind !== 'field') return null;
  return { kind: 'field', field: restrict(column.field, table) ?? column.field };
}

/** The one table of people of whom each row that is found has one. */
function ownerOf({ table }: Found, { knowledge, isToOne }: KnowledgeIndex): string | null {
  if (table === null) return null;
  const [only, ...others] = knowledge.datasets.filter(
    (dataset) => isOfPeople(dataset) && dataset.name !== table && isToOne(table, dataset.name),
  );
  return only === undefined || others.length > 0 ? null : only.name;
}

function withColumns(found: Found, columns: readonly DimensionSketch[]): Found {
  const { draft, isOfRows } = found;
  return {
    ...found,
    draft: {
      ...draft,
      openers: isOfRows ? new Set([...draft.openers, 'which']) : draft.openers,
      columns: [...draft.columns, ...columns],
      addsColumns: isOfRows,
      ...(isOfRows ? { isOfClauses: true } : {}),
    },
  };
}

function isWhole({ candidates }: Spoken, { start, end }: Clause, sense: Sense): boolean {
  return candidates.some(
    (one) =>
      one.start === start &&
      one.end === end &&
      one.meaning.kind === 'language' &&
      one.meaning.sense === sense,
  );
}
