import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { PLACE_COLUMNS } from '../../../lexicon/cues.ts';
import type { AggregateQuery, Condition, LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { isOfTime } from './check-bases.ts';
import { checkWholeAlone } from './check-whole-alone.ts';

/** Words for a share, as a part of a pattern. */
export const SHARE = '(?:%|fraction|part|pct|percent|percentage|portion|proportion|share)';

/** Rejects shares whose part or whole are not those that the words say. */
export function checkShareSaid(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  for (const measure of query.measures) checkWholeAlone(measure, query);
  const text = textOf(words);
  checkTheirWhole(query, text, index);
  checkTheirPart(query, text);
  if (!query.measures.some(({ unit }) => unit?.kind === 'percent')) return;
  checkRowsSaid(query, text, index);
  checkRowsDoing(query, text, index);
  checkDoneBy(query, text);
  checkHolder(query, text);
  checkRowsThat(query, text);
  checkMeans(query, text);
  checkPlaceLast(query, text, index);
  if (OF_THOSE.test(text) && query.measures.some(isOfTimeAlone))
    noSense('those of the time are the whole of the share');
  if (
    MAKING_UP.test(text) &&
    query.where !== null &&
    query.measures.some(({ transform }) => transform?.kind === 'share-of-total')
  )
    noSense('what they make up is a part of all, and no part of theirs');
  if (OF_THOSE_LAST.test(text)) noSense('what the part of the second ones is of is said of the first only');
  if (TWO_WHOLES.test(text) && query.measures.length < 2) noSense('two shares are asked for');
}

/** "in each region, late boats make up what percentage of the catch" */
const MAKING_UP = new RegExp(`\\bmakes? up (?:what|which) ${SHARE} of `);

/** "of the boats sold in 2025, how many … and what percentage of those": of the boats of 2025. */
function isOfTimeAlone({ expression }: MeasureOutput): boolean {
  if (expression.kind === 'aggregate') return false;
  const [above, below, ...others] = aggregatesOf(expression);
  if (above?.filter == null || below === undefined || others.length > 0) return false;
  const whole = below.filter === null ? [] : testConjunctsOf(below.filter);
  const more = testConjunctsOf(above.filter).filter((one) => !whole.some((other) => isSame(one, other)));
  return more.length > 0 && more.every((one) => one.kind === 'binary' && isDay(one.right));
}

function isDay(expression: Expression): boolean {
  return expression.kind === 'literal' && DAY.test(String(expression.value));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OF_THOSE = new RegExp(`\\b${SHARE} of (?:all )?(?:of )?(?:them|these|those)\\b`);

/** "what percentage of boats of 2019 sank, and what percentage *of those built in 2022*" */
const OF_THOSE_LAST = new RegExp(
  ` and (?:what|which) ${SHARE} of (?:those|these|the ones|them) (?:[a-z]+ )?(?:in|during|from|of) [0-9]{4}(?: [?.!])?$`,
);

/** "what percentage of mortgage customers earn over 100k" is a part of the customers. */
function checkRowsSaid({ measures }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = ROWS_SAID.exec(text) ?? [];
  const called = tablesCalled(noun, index);
  const counted = measures.flatMap(({ expression }) => aggregatesOf(expression));
  const isOfOthers = counted.every((one) => one.argument === null && !called.includes(one.table));
  if (called.length > 0 && isOfOthers) noSense('a part of others is asked for');
}

const ROWS_SAID = new RegExp(
  `^(?:what |which )?${SHARE} of (?:(?!of |with )[a-z-]+ ){0,3}([a-z]+s) (?:are|earn|had|has|have|make|own|rent|were) `,
);

/** "what part of late fees was paid by customers under 30": the part is theirs, and not what was paid of it. */
function checkDoneBy(query: AggregateQuery, text: string): void {
  const [said = '', deed = '', joint = ''] = DONE_BY.exec(text) ?? [];
  if (query.where === null || deed === '') return;
  // "what percentage were approved by channel", "by product category" has a row for each.
  const rest = text.slice(text.indexOf(said) + said.length);
  const [first = '', second = ''] = rest.split(' ');
  const isGroup = query.dimensions.some(({ label }) =>
    label.split(' ').some((word) => first.startsWith(word) || second === word),
  );
  // "paid by grade D and lower" has none.
  if (isGroup && !/^[a-z0-9]$/.test(second)) return;
  const isOfDeed = (one: Condition): boolean =>
    one.kind === 'test' &&
    ((one.expression.kind === 'is-null' && one.expression.negated) ||
      (BY.has(joint) && literalsOf(one.expression).some((value) => value.toLowerCase().startsWith(deed))));
  if (partsOfShares(query).some((rows) => rows.every(isOfDeed)))
    noSense('by whom or how it was done is what the part is');
}

/** "what percentage of applications *requesting* more than 60 months": how many of them, and not how much they request. */
function checkRowsDoing({ measures }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = ROWS_DOING.exec(text) ?? [];
  const isOfSums = measures.some(({ expression }) =>
    aggregatesOf(expression).some((one) => one.function === 'sum'),
  );
  if (isOfSums && tablesCalled(noun, index).length > 0) noSense('a share of rows is by their number');
}

const ROWS_DOING = new RegExp(
  `\\b${SHARE} of (?:[a-z-]+ ){0,3}([a-z]+s) (?:[a-z]+ing|(?:ask|asked|asks) for) (?:an? [a-z]+ (?:of )?)?(?:above|at|below|between|higher|larger|less|longer|lower|more|over|shorter|under) `,
);

const DONE_BY = new RegExp(
  `\\b${SHARE} of .+ (?:(?<!(?:that|which|who) )|(?=[a-z]+ [a-z]+ by ))(?:are|is|was|were|been|got) ([a-z]+ed|paid|made) (by|early|from|in|late|on|over|through|via|with|within) `,
);
const BY: ReadonlySet<string> = new Set(['by', 'from', 'through', 'via', 'with']);

/** "the Loop Branch's share of lending in the Midwest": what has the share is the part, and what it is of the whole. */
function checkHolder(query: AggregateQuery, text: string): void {
  const [, whole] = HOLDER.exec(text) ?? ITS_WHOLE.exec(text) ?? [];
  if (whole === undefined) return;
  const said = partsOfShares(query)
    .flat()
    .flatMap((one) => testsOf(one).flatMap(literalsOf));
  if (said.length > 0 && said.every((value) => whole.includes(value.toLowerCase())))
    noSense('what has the share is what the part is');
}

/** Of "each region's share of late loans" the region has it. */
const HOLDER = new RegExp(`(?<!\\b(?:each|every) [a-z]+(?: [a-z]+)?) 's ${SHARE} of (.+)$`);
/** "the most late loans, and what share of all late loans is that" */
const ITS_WHOLE = new RegExp(
  `(?: and|,) (?:what|which) ${SHARE} of (?:all |the |our )+(.+?) (?:(?:are|is|was|were) (?:it|that|these|they|this|those)|(?:it|that|they) (?:are|is|was|were))\\b`,
);

/** "what share of borrowers who rent have defaulted": those who rent are the whole. */
function checkRowsThat(query: AggregateQuery, text: string): void {
  if (query.where === null ? ROWS_THAT.test(text) : ANOTHER.test(text))
    undecided('what the whole of the share is is not said');
}

const ROWS_THAT = new RegExp(
  `^(?:what|which) ${SHARE} of (?:[a-z]+ ){1,3}(?:that|which|who|whose|with) (?:(?!and |or |that |which |who |whose )[^ ]+ )+(?<!(?:and|or|that|which|who|not|never|whose [a-z]+) )(?:are|defaulted|did|do|had|has|have|is|was|went|were) `,
);

const ANOTHER = new RegExp(`^(?:what|which) ${SHARE} of .* (?:has|have|had|hold|took) another `);

/** "percentage of declined applications by phone": a part of those that are declined, or how many by phone are. */
function checkMeans(query: AggregateQuery, text: string): void {
  const [, means] = MEANS.exec(text) ?? [];
  if (means === undefined || query.dimensions.length > 0) return;
  const isWhole = testsOf(query.where).some((one) =>
    literalsOf(one).some((value) => [means, singularOf(means)].includes(value.toLowerCase())),
  );
  if (isWhole) undecided('what the whole of the share is is not said');
}

/** "share of phone applications in Texas": a part of those by phone, or of those in Texas. */
function checkPlaceLast(query: AggregateQuery, text: string, index: KnowledgeIndex): void {
  if (query.dimensions.length > 0) return;
  // "what share of customers have a loan in Texas"
  const isOfOthers = partsOfShares(query)
    .flat()
    .some(
      (one) =>
        one.kind === 'exists' && columnsOfCondition(one).some(({ column }) => PLACE_COLUMNS.test(column)),
    );
  if (isOfOthers && HELD_IN.test(text)) undecided('what the whole of the share is is not said');
  if (!PLACE_LAST.test(text)) return;
  const isTold = conjunctsOf(query.where).some(
    (one) => one.kind !== 'test' || !isOfTime(one.expression, index),
  );
  if (isTold) undecided('what the whole of the share is is not said');
}

const HELD_IN =
  / (?:got|had|has|have|hold|take|took) .*\b(?:at|from|in) (?:the )?[a-z]+(?: [a-z]+){0,2}(?: [.?!])?$/;

const PLACE_LAST = new RegExp(
  `(?:^|\\band )(?:the |what |which )?${SHARE} of (?:all |our |the )*(?:(?!(?:all|our|the|are|by|came|come|did|do|for|had|has|have|is|of|own|rent|that|to|was|went|were|who|with) )[a-z-]+ ){2,4}(?:at|from|in) (?:the )?(?:(?!(?:are|is|was|were) )[a-z]+ ?){1,3}(?:[.?!])?$`,
);

const MEANS = new RegExp(
  `^(?:the |what )?${SHARE} of (?:(?!are |did |had |has |have |is |was |were )[^ ]+ )+by ([a-z -]+?)(?: [.?!])?$`,
);

/** "declined applications per branch and their share of applications": of all of those of each, and not of the declined ones. */
function checkTheirWhole(query: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const isOfTotal = query.measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (!isOfTotal || query.where === null) return;
  const [, own] = OF_ITS_OWN.exec(text) ?? [];
  const [, noun = ''] = THEIR_PART.exec(text) ?? [];
  if (own !== undefined || tablesCalled(noun, index).length > 0)
    noSense('what they are a part of is not read');
}

const OF_ITS_OWN = new RegExp(` and (?:also )?(?:what |which )?(?:the )?${SHARE} of (its|their) `);
const THEIR_PART = new RegExp(
  ` (?:its|their) ${SHARE} (?:among|in|of|out of) (?:all |our |the |total )*([a-z]+)(?: |$)`,
);

/** "number of charge-offs per product, and their percentage of all loans": the part is what was counted before. */
function checkTheirPart({ measures, where }: AggregateQuery, text: string): void {
  const counted = measures.find(
    ({ expression, transform }) => transform === null && expression.kind === 'aggregate',
  );
  if (counted?.expression.kind !== 'aggregate' || !THEIRS.test(text)) return;
  const rows = conjunctsOf(countedRows(counted.expression));
  for (const { expression, unit } of measures) {
    const [part] = aggregatesOf(expression.kind === 'binary' ? expression.left : expression);
    if (part === undefined || unit?.kind !== 'percent') continue;
    const so = [...conjunctsOf(countedRows(part)), ...conjunctsOf(where)];
    if (!rows.every((one) => so.some((other) => isSame(one, other))))
      noSense('what they are a part of is not read');
  }
}

const THEIRS = new RegExp(
  `\\b(?:its|their) ${SHARE}\\b|\\b${SHARE} of .+ (?:it|that|these|they|this) (?:accounts? for|are|is|makes? up|represents?)(?: [.?!])?$`,
);

/** "each region's share of late loans and of all loans" */
const TWO_WHOLES = new RegExp(`\\b${SHARE} of (?:(?!of )[^ ]+ )+and of `);

/** What is said of the part of each share, and not of its whole. */
export function partsOfShares({ measures }: AggregateQuery): readonly (readonly Condition[])[] {
  return measures.flatMap(({ expression }) => {
    if (expression.kind !== 'binary' || expression.operator !== '/') return [];
    const [part] = aggregatesOf(expression.left);
    const [whole] = aggregatesOf(expression.right);
    if (part === undefined || whole === undefined) return [];
    const known = conjunctsOf(countedRows(whole));
    return [conjunctsOf(countedRows(part)).filter((one) => !known.some((other) => isSame(one, other)))];
  });
}
