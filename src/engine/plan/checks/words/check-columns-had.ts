import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';

/** Rejects a number and a total where columns of rows are asked for: "pets with type and weight", of which some have no type. */
export function checkColumnsHad(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkHadAtAll(query, words, index);
  checkWhichHave(query, words, index);
  checkAmountHad(query, words);
  checkColumnsListed(query, words, index);
  // "members with the date they joined": the date is shown.
  if (query.kind === 'list' && WITH_DATE.test(textOf(words))) {
    const isOnlyHad = testsOf(query.where).some(
      (one) =>
        one.kind === 'is-null' && !query.fields.some(({ expression }) => isSame(expression, one.operand)),
    );
    if (isOnlyHad) noSense('a date that is asked for is not shown');
  }
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.measures.length < 2) return;
  const [first, ...others] = query.measures.map(({ expression }) => aggregatesOf(expression));
  const isNumber = first?.length === 1 && first[0]?.function === 'count';
  const isOfRows = others.every((made) => made.every(({ function: name }) => name === 'sum'));
  const isKnown = testsOf(query.where).some(({ kind }) => kind === 'is-null');
  if (
    isNumber &&
    isOfRows &&
    isKnown &&
    WITH_BOTH.test(textOf(words)) &&
    !words.some((one) => ASKED.has(one))
  )
    noSense('columns of rows are no total');
}

/** "average amount by grade with any late fee from May to June": those that have one, and no column of the fees. */
function checkHadAtAll(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const had = query.kind === 'values' ? undefined : WITH_ANY.exec(textOf(words))?.[1];
  if (query.kind === 'values' || had === undefined) return;
  const shown = (query.kind === 'list' ? query.fields : query.measures).flatMap(({ expression }) =>
    columnsOf(expression),
  );
  const tested = testsOf(query.where).flatMap(columnsOf);
  const isColumn = shown.some(
    (one) =>
      had.startsWith(index.field(one.table, one.column).label) && !tested.some((test) => isSame(test, one)),
  );
  if (isColumn) noSense('what rows have is no column');
}

/** "which customers used a coupon" asks for customers, and not for the coupons; "flights by retired aircraft" has no day for each. */
function checkWhichHave(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = spacedTextOf(words);
  const shown = shownOutputs(query).flatMap(({ expression }) => {
    if (expression.kind !== 'column') return [];
    const { label, role } = index.field(expression.table, expression.column);
    return [{ table: expression.table, label, role }];
  });
  const [first = '', noun = ''] = words;
  const asked = LISTING.has(first) && singularOf(noun) !== noun ? tablesCalled(noun, index) : [];
  const isHad = ({ label, table }: (typeof shown)[number]): boolean =>
    !asked.includes(table) &&
    label.split(' ').some((word) => HAD.some((article) => said.includes(` ${article} ${word} `)));
  if (query.kind === 'list' && query.distinct && asked.length > 0 && shown.length > 0 && shown.every(isHad))
    noSense('which rows they are is asked for, and not what they have');
  const isState = ({ label, role, table }: (typeof shown)[number]): boolean =>
    role === 'time' && said.includes(` ${label.split(' ')[0]} ${index.dataset(table).label} `);
  if (query.kind === 'aggregate' && shown.some(isState)) noSense('rows that are so are no row for each day');
}

/** "list declined applications with decline reason": the reason is shown, though all of them have one. */
function checkColumnsListed(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || (query.kind === 'aggregate' && query.dimensions.length > 0)) return;
  if (query.kind === 'aggregate' && query.measures.length === 1 && query.measures.every(isAddedUp)) {
    const rows = AND_THEIRS.exec(textOf(words))?.[1];
    if (rows !== undefined && tablesCalled(rows, index).length > 0) noSense('columns of rows are no total');
  }
  const [, its, had] = LISTED_WITH.exec(textOf(words)) ?? [];
  if (had === undefined || words.some((one) => NUMBERS.has(one))) return;
  if (query.kind === 'aggregate' && its !== undefined && query.measures.every(isAddedUp))
    noSense('columns of rows are no total');
  const shown = (query.kind === 'list' ? query.fields : []).flatMap(({ expression }) =>
    columnsOf(expression),
  );
  const isListed = testsOf(query.where)
    .filter((one) => (one.kind === 'is-null' ? one.negated : its !== undefined && isSome(one)))
    .flatMap(columnsOf)
    .some((one) => {
      const { label, synonyms } = index.field(one.table, one.column);
      const isNamed = [label, ...synonyms].some((name) =>
        ` ${had} `.includes(` ${name.split(/[ -]/).at(-1) ?? ''} `),
      );
      return isNamed && !shown.some((other) => isSame(other, one));
    });
  if (isListed) noSense('a column that is asked for is not shown');
}

/** More than nothing. */
function isSome(test: Expression): boolean {
  return (
    test.kind === 'binary' && test.operator === '>' && test.right.kind === 'literal' && test.right.value === 0
  );
}

function isAddedUp({ expression }: Output): boolean {
  return (
    expression.kind === 'aggregate' && (expression.function === 'sum' || expression.function === 'count')
  );
}

/** "late trips and their fares". */
const AND_THEIRS =
  /^(?:(?:all|list|our|show|the) )*(?!average|count|how|number|sum|total|what|which)(?:[a-z-]+ ){0,3}?([a-z]+s)(?: (?:for|from|in|of|with) .+?)? and their (?!average|number|total)[a-z -]+(?: [.?!])?$/;

const NUMBERS: ReadonlySet<string> = new Set('count many much number sum total'.split(' '));
const LISTED_WITH =
  /^(?:list|show|give|display|name|report|every|each|all) .+? with (the |its |their )?(?!(?:a|an|any|at|all|known|no|recorded|some) )(.+)/;

const LISTING: ReadonlySet<string> = new Set(['list', 'name', 'show', 'what', 'which']);
const HAD: readonly string[] = ['a', 'an', 'any', 'some'];
/** "customers with late fees" are those that have some, and no sum of all. */
function checkAmountHad(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length > 1 || !AMOUNT_HAD.test(textOf(words))) return;
  const isTotal = query.measures.every(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'sum',
  );
  if (isTotal) undecided('whether the amount is asked for, or which of them have one, is not said');
}

const AMOUNT_HAD =
  /^(?:(?:all|list|our|show|the|which) )*(?!amount|sum|total)(?:[a-z-]+ ){1,3}(?:with|having|(?:who |that )?(?:have )?paid) (?:an? )?(?:(?!average|the|their|total)[a-z]+ ){0,2}(?:amounts?|arrears|balances?|bonus(?:es)?|commissions?|debts?|discounts?|fees?|fines?|outstanding|overdue|penalt(?:y|ies)|recover(?:y|ies)|refunds?|tips?)(?: [.?!])?$/;

const WITH_ANY = / (?:with|having|had|have) any (.+)/;

const WITH_DATE = / with (?:the |their )?(?:date|day) (?:he|it|she|they) /;

/** "with type and weight": nothing tells one from the other. */
const WITH_BOTH = / (?:with|having) (?:[a-z_-]+ ){1,3}(?:and|,|\+|plus|as well as) [a-z]/;
const ASKED: ReadonlySet<string> = new Set('amount count number sum total many much'.split(' '));
