import { conjunctsOf, filtersOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { test } from '../../expressions.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { namesOfValue } from '../rows/names-of-value.ts';
import { isOfValue } from '../value-tests.ts';

/**
 * Rejects what something is for, as what it was done with: of "payments made by credit card" no loan purpose is the means; and what it is
 * about, or somebody's number, as the way it came: "tickets reported *by phone*".
 */
export function checkMeans(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkWayItCame(query, words, index);
  const [, means = ''] = DONE_WITH.exec(textOf(words)) ?? [];
  if (means === '') return;
  const asked = [...conjunctsOf(query.where), ...filtersOf(query).map(test)];
  const isPurpose = asked.some((one) => {
    const column = one.kind === 'test' && one.expression.kind === 'binary' ? one.expression.left : null;
    if (column?.kind !== 'column' || !PURPOSES.test(index.field(column.table, column.column).label))
      return false;
    return namesOfValue(one, index).some((name) => `${means} `.startsWith(`${name} `));
  });
  if (isPurpose) noSense('what it is for does not tell what it was done with');
}

/** No phone number is grouped by, and a kind of another table is no way where the rows have a column of ways with such a value. */
function checkWayItCame(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const [, way = ''] = CAME_BY.exec(textOf(words)) ?? [];
  if (way === '') return;
  const shown = query.kind === 'aggregate' ? query.dimensions : query.fields;
  const isNumber = shown.some(
    ({ expression }) =>
      expression.kind === 'column' && NUMBERS.test(index.field(expression.table, expression.column).label),
  );
  if (isNumber) noSense('the way it came is no number or address of anybody');
  const tests = partsOf(query).filter(isOfValue);
  const told = tests.filter(({ right }) => String(right.value).toLowerCase() === way);
  const own = index.knowledge.datasets.filter(
    ({ name, fields }) =>
      told.some(({ left }) => left.table !== name && index.isToOne(name, left.table)) &&
      fields.some(({ values }) => values?.some(({ value }) => String(value).toLowerCase() === way) === true),
  );
  const from =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  if (own.some(({ name }) => from.includes(name))) noSense('the way it came is told by the rows themselves');
}

const WAYS = 'e ?- ?mail|email|fax|mail|phone|post|sms|telephone|text|web';
const CAME_BY = new RegExp(
  `\\b[a-z]+(?:ed|de|en|me|nt) (?:in )?(?:by|over|through|via) (?:the |an? )?(${WAYS})\\b`,
);
const NUMBERS = /\b(?:e ?mail|fax|phone|telephone|mobile)\b/;

const DONE = 'charged|collected|done|made|paid|received|repaid|sent|settled|transferred';
const DONE_WITH = new RegExp(
  `\\b(?:${DONE})(?: back| off)? (?:by|through|using|via|with) (?:an? |the )?(.*)`,
);
const PURPOSES = /\b(?:goal|purpose|reason|use)$/;

/** Without one of these {@link checkMeans} holds on to nothing. */
export const MEANS_CUES: readonly Cue[] = [DONE_WITH, CAME_BY];
