import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { filtersOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects shares of all where the whole that is said is a part of it: "each shop's share of its town's sales", "of late ones among those of 2024". */
export function checkOwnWhole(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !query.measures.some(({ unit }) => unit?.kind === 'percent')) return;
  const text = textOf(words);
  if (isOfOthers(query, OWN_GROUP.exec(text)?.[1] ?? WITHIN_EACH.exec(text)?.[1]))
    noSense('the share is of the group that each is in');
  if (query.dimensions.length === 1 && query.measures.some(isOfTotal) && EACH_OF_EACH.test(text))
    noSense('the share of each in each is asked for');
  const [, whole = ''] = PART_IN.exec(text) ?? [];
  const metric = whole === '' ? undefined : metricCalled(whole, index);
  if (metric !== undefined && query.measures.some((one) => isOfTotal(one) && !isSame(one.expression, metric)))
    noSense('the part of one number in another is asked for');
  const [, state] = AMONG.exec(text) ?? [];
  const isWhole = testsOf(query.where).some((one) => {
    const values = literalsOf(one);
    return values.length === 1 && values[0]?.toLowerCase() === state;
  });
  if (isWhole) noSense('what the part is is no whole');
  const isSaidOfPart =
    (query.where !== null && THAT_ARE.test(text)) || (THAT_WE_MADE.test(text) && !IN_EACH.test(text));
  if (isSaidOfPart && query.measures.some(isOfTotal)) noSense('what the part is is no whole');
  const [, rows = ''] = STATE_AMONG.exec(text) ?? [];
  const called = rows === '' ? [] : tablesCalled(rows, index).filter((table) => !isMeasured(query, table));
  if (filtersOf(query).some((test) => [...tablesOf(test)].some((table) => called.includes(table))))
    noSense('those among whom it is are the whole');
}

function isMeasured({ measures }: AggregateQuery, table: string): boolean {
  return measures.some(({ expression }) => aggregatesOf(expression).some((one) => one.table === table));
}

/** "share of boats that sank among owners who joined in 2023" */
const STATE_AMONG =
  /\b(?:are|got|is|was|were|[a-z]+ed) (?:[a-z-]+ ){0,3}(?:among|amongst|for|of) (?:all |our |the |those )*([a-z]+)\b/;

const SHARE = '(?:%|fraction|part|pct|percent|percentage|portion|proportion|share)';

/** "its region 's", "within its region" */
const OWN_GROUP =
  /\b(?:among|from|in|inside|of|to|within) (?:(?:its|their|his|her|the same|the respective|the corresponding) )(?:own |home |respective )?([a-z]+)\b/;
const WITHIN_EACH = /\bwithin (?:a |each |every |one |the same )(?:of the )?([a-z]+(?: [a-z]+)?)\b/;
const AMONG = new RegExp(
  `\\b${SHARE} (?:breakdown )?of (?:the |all |our )*([a-z-]+) [a-z]+ (?:among|amongst|out of) `,
);
/** "the percentage that are late", "the percentage of the total that defaulted" */
const THAT_ARE = new RegExp(
  `\\b${SHARE} (?:that|which|who) (?:are|is|was|were|got|have|has) |\\b${SHARE} of (?:the total|the whole|them) (?:that|which|who) (?:are|is|was|were|got|have|has|[a-z]+ed)\\b`,
);

/** "the percentage of the loans we made in 2019 that went bad" */
const THAT_WE_MADE = new RegExp(
  `\\b${SHARE} of (?:the |our |all )*[a-z]+ (?:(?:that|which) )?we [a-z]+ .*\\b(?:are|defaulted|got|has|have|is|was|went|were)\\b`,
);

/** "the percentage of the loans we made that was in each town" */
const IN_EACH =
  /\b(?:are|came|come|comes|fell|go|goes|is|was|went|were) (?:at|by|for|from|in|into|through|to|with) (?:each|every|which)\b/;

/** "in each town, each shop's share" */
const EACH_OF_EACH = /\b(?:each|every) .*\b(?:each|every) [a-z]+(?: [a-z]+)? 's /;

/** "share of interest in collections" */
const PART_IN = new RegExp(
  `\\b${SHARE} of (?:the |our )?[a-z]+(?: [a-z]+)? (?:in|within) (?:all |our |the |total |overall )*([a-z]+(?: [a-z]+)??)(?= (?:by|per|for|in|[,.?!])|$)`,
);

/** What the words call a number that is computed. */
function metricCalled(words: string, { knowledge }: KnowledgeIndex): Expression | undefined {
  return knowledge.metrics.find(({ label, synonyms }) =>
    [label, ...synonyms].some((name) => name.toLowerCase() === words),
  )?.expression;
}

/** Whether one of the groups is called so, and a share is not of each of these. */
function isOfOthers({ dimensions, measures }: AggregateQuery, said: string | undefined): boolean {
  if (said === undefined) return false;
  const names = said.split(' ').map(singularOf);
  const group = dimensions.find(({ label }) => names.some((name) => label.split(' ').includes(name)));
  return (
    group !== undefined &&
    measures.some(
      ({ unit, transform }) =>
        unit?.kind === 'percent' &&
        (transform?.kind !== 'share-of-total' || !transform.within.includes(group.name)),
    )
  );
}

function isOfTotal({ transform }: AggregateQuery['measures'][number]): boolean {
  return transform?.kind === 'share-of-total' && transform.within.length === 0;
}

/** Without one of these {@link checkOwnWhole} holds on to nothing. */
export const OWN_WHOLE_CUES: readonly Cue[] = [
  OWN_GROUP,
  WITHIN_EACH,
  EACH_OF_EACH,
  STATE_AMONG,
  PART_IN,
  AMONG,
  THAT_ARE,
  THAT_WE_MADE,
];
