import { conjunctsOf } from '../../../conjuncts.ts';
import { conditionTables } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects values of a category that are spoken of as if each were one thing with a name: "which dealer brought in the most orders", where
 * dealer is one of the ways in which orders come, and "the age of the car" where "car" is a kind of loan.
 */
export function checkValueAsThing(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const text = ` ${textOf(words)} `;
  checkDeniedRows(query, text, index);
  if (!ONE_OF_SEVERAL.test(text) && !PROPERTY.test(text)) return;
  for (const name of conjunctsOf(query.where).flatMap((one) => namesOfValue(one, index))) {
    if (oneOfSeveral(name).test(text)) noSense('a kind is not one of several things with a name');
    if (propertyOf(name).test(text) && !hasProperty(query, text, index))
      noSense('of what a kind is called after nothing more is known');
  }
}

/** "the price of every tablet" is a column of theirs. */
function hasProperty(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  text: string,
  index: KnowledgeIndex,
): boolean {
  const property = PROPERTY.exec(text)?.[0].trim().split(' ')[0] ?? '';
  return [...conditionTables(query.where)].some((table) =>
    index.dataset(table).fields.some(({ label }) => label.toLowerCase().split(' ').includes(property)),
  );
}

/** "states without a branch" have no such rows, whatever comes by another way than "branch". */
function checkDeniedRows(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  text: string,
  index: KnowledgeIndex,
): void {
  const denied = conjunctsOf(query.where).flatMap((one) =>
    one.kind === 'not' ? namesOfValue(one.of, index) : [],
  );
  for (const name of denied) {
    const isRows = tablesCalled(name, index).length > 0;
    if (isRows && new RegExp(` (?:without|no|not any) (?:(?:a|an|any|our) )?${escaped(name)} `).test(text))
      noSense('what is denied are rows, and no value');
  }
}

/** What the value that a condition asks for is called; none for other conditions. */
function namesOfValue(
  condition: ReturnType<typeof conjunctsOf>[number],
  index: KnowledgeIndex,
): readonly string[] {
  if (condition.kind !== 'test' || condition.expression.kind !== 'binary') return [];
  const { operator, left, right } = condition.expression;
  if (operator !== '=' || left.kind !== 'column' || right.kind !== 'literal') return [];
  const known = index.field(left.table, left.column).values?.find(({ value }) => value === right.value);
  return known === undefined ? [] : [`${known.value}`, ...known.synonyms].map((name) => name.toLowerCase());
}

const ONE_OF_SEVERAL = / (?:which|what) [a-z]+ (?:brought|gave|generated|got|had|has|is|made|sent|was) /;

function oneOfSeveral(name: string): RegExp {
  return new RegExp(ONE_OF_SEVERAL.source.replace('[a-z]+', escaped(name)));
}

const PROPERTY =
  / (?:age|brand|colou?r|condition|make|mileage|model|price|value|worth) of (?:(?:a|an|each|every|the|their) )?[a-z]+ /;

function propertyOf(name: string): RegExp {
  return new RegExp(
    PROPERTY.source.replace(
      '[a-z]+ ',
      `${escaped(name)} (?:(?:[?.,]|and|at|behind|by|for|in|is|of|on|per|was) |$)`,
    ),
  );
}

function escaped(name: string): string {
  return name.replaceAll(/[^a-z0-9 ]/g, '.');
}
