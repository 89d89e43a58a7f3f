import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { ALL, EVERY, IN_EVERY, PERIODS } from '../../../lexicon/cues.ts';
import { HOW_MANY_FIRST } from '../../../lexicon/numbers.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/** Rejects those in any where in all are asked for: "which branches have loans in all grades" asks for those in every one of them. */
export function checkInEvery(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  const at = words.findIndex((word, place) => ALL.has(word) && IN_EVERY.has(words[place - 1] ?? ''));
  // What "we have in each region" are ours there.
  const isHad = words
    .slice(0, at)
    .some((word, place) => HAVING_ALL.has(word) && !OWNERS.has(words[place - 1] ?? ''));
  if (at < 0 || !isHad) return;
  const noun = singularOf(words[at + 1] ?? '');
  const isKind = index.knowledge.datasets.some(({ fields }) =>
    fields.some(
      ({ label, role }) => role !== 'measure' && role !== 'time' && label.split(' ').at(-1) === noun,
    ),
  );
  const isCounted =
    query.kind === 'aggregate' &&
    query.measures.some(({ expression }) => aggregatesOf(expression).some(({ distinct }) => distinct));
  // "how many loans have a late payment in each grade" has a row for each.
  const isGrouped =
    !EVERY.has(words[at] ?? '') &&
    !words.some((word) => word === 'which' || word === 'who') &&
    query.kind === 'aggregate' &&
    query.dimensions.some(({ label }) => singularOf(label.split(' ').at(-1) ?? '') === noun);
  const isPeriod = EVERY.has(words[at] ?? '') && PERIODS.has(noun);
  const isSaid = isGrouped || isCounted || isFirstOfEach(query, noun, words) || countsPeriods(query);
  if ((isKind || isPeriod) && !isSaid) noSense(`which are in every ${noun} is not what is asked for`);
}

const HAVING_ALL: ReadonlySet<string> = new Set(['have', 'has', 'with']);
const OWNERS: ReadonlySet<string> = new Set(['we', 'you', 'i']);

/** "the 2 loans with the highest rate in each region": the first of each; "those with the 2 highest rates" may be more. */
function isFirstOfEach(query: Asked, noun: string, words: readonly string[]): boolean {
  if (WITH_SEVERAL.test(textOf(words))) return false;
  const { perGroup } = query;
  const shown = query.kind === 'list' ? query.fields : query.dimensions;
  return shown.some(
    ({ name, label }) =>
      perGroup?.partitionBy.includes(name) === true && singularOf(label.split(' ').at(-1) ?? '') === noun,
  );
}

const WITH_SEVERAL = new RegExp(` with (?:the )?${HOW_MANY_FIRST} `);

/** "loans in every year" counts the years that the rows have some in. */
function countsPeriods({ where }: Asked): boolean {
  return conjunctsOf(where).some((one) => one.kind === 'related-aggregate' && one.aggregate.distinct);
}
