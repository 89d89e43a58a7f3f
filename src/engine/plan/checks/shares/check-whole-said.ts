import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { partsOfShares, SHARE } from './check-share-said.ts';

/** Rejects shares of all rows where those that are so are the whole, and numbers of the whole where that of the part is asked for. */
export function checkWholeSaid(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !query.measures.some(({ unit }) => unit?.kind === 'percent')) return;
  const text = textOf(words);
  checkStatedWhole(query, text, index);
  checkNumberToo(query, text);
  checkBareWhole(query, text, index);
}

/** "the percentage of all *sunken* boats": of those alone, and no part of all boats that are sunken. */
function checkStatedWhole(query: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const said = [...text.matchAll(WHOLE)].flatMap(([, states = '', noun = '']) =>
    tablesCalled(noun, index).length > 0 || tablesCalled(singularOf(noun), index).length > 0 ? [states] : [],
  );
  if (said.length === 0) return;
  const named = index.knowledge.segments.flatMap(({ label, synonyms, condition }) => {
    const isSaid = [label, ...synonyms].some((name) =>
      said.some((states) => ` ${states}`.includes(` ${name} `)),
    );
    const values = literalsOf(condition);
    return isSaid && values.length > 0 ? [values] : [];
  });
  const isSaid = (value: string): boolean =>
    said.some((states) => ` ${states}`.includes(` ${value.toLowerCase()} `));
  for (const part of partsOfShares(query)) {
    const values = part.flatMap(testsOf).flatMap(literalsOf);
    // "defaulted" may be a date that is known: all that have defaulted have one.
    const isDateAlone = part.length > 0 && part.every(isKnown);
    const isNamed = named.some((state) => state.every((value) => values.includes(value)));
    if (isDateAlone || isNamed || values.some(isSaid))
      noSense('those that are so are the whole of the share');
  }
}

function isKnown(one: Condition): boolean {
  return one.kind === 'test' && one.expression.kind === 'is-null' && one.expression.negated;
}

const WHOLE = new RegExp(`\\b${SHARE} of all (?:the |of the |our )?((?:[a-z-]+ ){1,3}?)([a-z]+s)\\b`, 'g');

/** "sunken boats by town, with the number and the share of all boats": of all, and not of those that are sunken. */
function checkBareWhole({ measures, where }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = BARE_WHOLE.exec(text) ?? [];
  const isOfThose = where !== null && measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (isOfThose && tablesCalled(noun, index).length > 0) noSense('all of them are the whole of the share');
}

const BARE_WHOLE = new RegExp(
  `\\b(?:count|number) and (?:the |their )?${SHARE} of all (?:the |our )?([a-z]+s)(?: [.?!])?$`,
);

/** "out of all boats, the number and the percentage sunken": how many are sunken, and not how many there are. */
function checkNumberToo(query: AggregateQuery, text: string): void {
  if (!NUMBER_TOO.test(text)) return;
  const counted = query.measures.flatMap(({ expression, transform }) =>
    transform === null && expression.kind === 'aggregate' ? [expression] : [],
  );
  const isOf = (rows: readonly (typeof counted)[number][]): boolean =>
    partsOfShares(query).every((part) =>
      rows.some((one) => {
        const so = [...conjunctsOf(countedRows(one)), ...conjunctsOf(query.where)];
        return part.every((condition) => so.some((other) => isSame(condition, other)));
      }),
    );
  if (counted.length > 0 && !isOf(counted)) noSense('how many the part has is asked for');
}

const NUMBER_TOO = new RegExp(
  `\\b(?:number|count) (?:and|and the|& ) ?${SHARE} (?!of |breakdown |split |share )`,
);
