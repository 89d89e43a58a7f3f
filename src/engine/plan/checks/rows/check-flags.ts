import { type Field, pluralOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import { saysYesOrNo } from '../../grammar/fields.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';

/** What stands before that which rows are or have. */
const HAVING: readonly string[] = 'a an any contain containing contains has have having with without'.split(
  ' ',
);

/**
 * Rejects a yes-or-no column that is shown where the words say what something is or has: "countries with an official language",
 * "brands that contain honey", or which of the two is wanted besides: "secured and unsecured loans" are both of them.
 */
export function checkFlags(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkAnswersCounted(query, words, index);
  checkGroupsDecided(query, index);
  checkGroupsSaid(query, words, index);
  if (query.kind !== 'values') checkFlagMissing(query, words, index);
  if (query.kind !== 'list') return;
  checkWithout(query, words, index);
  const said = spacedTextOf(words);
  for (const { expression } of query.fields) {
    if (expression.kind !== 'column') continue;
    const field = index.field(expression.table, expression.column);
    const { label } = field;
    if (isDecided(query.where, expression) && saysYesOrNo(field) && !/[:(]/.test(said))
      noSense(`whether they are ${label} is known`);
    // "field officers", of which a column says who is one.
    const areNamedSo = (): boolean => index.knowledge.segments.some(({ nouns }) => nouns.includes(label));
    if (areNamedSo() && said.includes(` ${pluralOf(label)} `)) noSense(`whether they are ${label} is known`);
    // "sections taught online": how they are taught.
    const [, done = ''] = saysYesOrNo(field) ? (said.split(` ${label} `)[0]?.match(LAST_WORD) ?? []) : [];
    if (PARTICIPLE.test(done)) noSense(`whether they are ${label} is not asked for`);
    if (isSaidOfRows(field, words, index)) noSense(`whether they are ${label} is not asked for`);
  }
}

const LAST_WORD = / ([a-z]+)$/;
const PARTICIPLE = /^(?:[a-z]{3,}ed|built|given|held|made|paid|sold|taught)$/;

/** "no official language" is one that is not official, and none of which it is not known. */
function checkFlagMissing(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const isMissing = testsOf(query.where).some(
    (one) =>
      one.kind === 'is-null' &&
      !one.negated &&
      one.operand.kind === 'column' &&
      saysYesOrNo(index.field(one.operand.table, one.operand.column)),
  );
  if (isMissing && !UNKNOWN.test(textOf(words))) noSense('whether they are so is known');
}

/** "countries without an official language" are countries, and no languages that are not official. */
function checkWithout({ from }: ListQuery, words: readonly string[], index: KnowledgeIndex): void {
  const noun = WITHOUT.exec(textOf(words))?.[1] ?? '';
  const called = tablesCalled(noun, index);
  if (called.length > 0 && !called.includes(from) && called.every((table) => !index.isToOne(table, from)))
    noSense(`the ${noun} are asked for`);
}

const WITHOUT =
  /^(?:(?:all|find|give|list|me|name|show|that|the|what|which) )*([a-z]+) (?:(?:that |which |who )?(?:had|has|have|having|with) no|without(?: an?| any)?) /;

const UNKNOWN = /\b(?:blank|empty|known|missing|null|recorded|unknown|unrecorded)\b/;

/** "loans per state, secured and unsecured": by both, of which neither is left out. */
function checkGroupsDecided(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  for (const { expression } of query.dimensions) {
    if (expression.kind !== 'column' || !isDecided(query.where, expression)) continue;
    const field = index.field(expression.table, expression.column);
    if (saysYesOrNo(field)) noSense(`whether they are ${field.label} is known`);
  }
}

/** "fuel type and number of *vehicles in service*", "with roaming": those that are so, and no groups by whether they are. */
function checkGroupsSaid(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  for (const { expression } of query.dimensions) {
    const field = expression.kind === 'column' ? index.field(expression.table, expression.column) : null;
    if (field !== null && isSaidOfRows(field, words, index))
      noSense(`whether they are ${field.label} is a condition`);
  }
}

/** Whether what says yes or no stands behind the rows, or behind what says that they have it. */
function isSaidOfRows(field: Field, words: readonly string[], index: KnowledgeIndex): boolean {
  if (!saysYesOrNo(field)) return false;
  const [before = '', after] = spacedTextOf(words).split(` ${field.label.replace(/ flag$/, '')} `, 2);
  const last = before.split(' ').at(-1) ?? '';
  const isOfThem = HAVING.includes(last) || last === 'while' || tablesCalled(last, index).length > 0;
  return after !== undefined && !after.startsWith('flag') && isOfThem;
}

/** "how many arrests were there": of yes and no there are two, which nobody asks for; "the most arrests" are no group of theirs. */
function checkAnswersCounted(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || words.some((word) => DIFFERENT.has(word))) return;
  for (const { expression } of query.dimensions) {
    const field = expression.kind === 'column' ? index.field(expression.table, expression.column) : null;
    const isCounted = field !== null && saysYesOrNo(field) && words.includes(pluralOf(field.label));
    if (isCounted) noSense(`rows are not grouped by whether there were ${pluralOf(field.label)}`);
  }
  for (const { distinct, argument } of query.measures.flatMap(({ expression }) => aggregatesOf(expression))) {
    if (!distinct || argument?.kind !== 'column') continue;
    const field = index.field(argument.table, argument.column);
    if (saysYesOrNo(field)) noSense('yes and no are not counted');
  }
}

const DIFFERENT: ReadonlySet<string> = new Set(['different', 'distinct', 'unique', 'values']);

/** Whether all rows have the one value of the column, which says yes or no. */
function isDecided(where: Condition | null, column: Expression): boolean {
  return conjunctsOf(where).some((one) => {
    const said = one.kind === 'not' ? one.of : one;
    if (said.kind !== 'test') return false;
    const { expression } = said;
    if (expression.kind !== 'binary' && expression.kind !== 'not') return false;
    const [named, ...others] = columnsOf(expression);
    return named !== undefined && others.length === 0 && isSame(named, column);
  });
}
