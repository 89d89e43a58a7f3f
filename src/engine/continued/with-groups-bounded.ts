import { testsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import { BOUNDED_AFTER, BOUNDED_BEFORE, BOUNDED_FIRST, BOUNDS } from '../lexicon/bounded-groups.ts';
import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import type { AggregateQuery } from '../logical-query.ts';
import { columnsOf } from '../plan/columns-in.ts';
import { binary, literal } from '../plan/expressions.ts';
import type { Token } from '../token.ts';
import { tokensWithin } from '../tokens-within.ts';
import { isPlainNumber, measuresTogether } from './measures-together.ts';
import { type QuestionReader, spokenLike } from './state-said.ts';

/**
 * The query of a question for a number of each of some groups, which are chosen by how many rows they have, where these are others than the
 * number is of: "average rate of late loans by grade for grades with more than 500 loans". Null where either is not read by itself,
 * or a time is said of one of them alone, which may be that of both.
 */
export function withGroupsBounded(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = tokens.filter(({ norm }) => !SENTENCE_ENDS.has(norm));
  const text = said.map(({ norm }) => norm).join(' ');
  for (const pattern of [BOUNDED_AFTER, BOUNDED_BEFORE, BOUNDED_FIRST]) {
    const found = pattern.exec(text);
    const places = found?.indices?.groups;
    const [main, rows, group] = [places?.['main'], places?.['rows'], places?.['group'] ?? places?.['groups']];
    const operator = BOUNDS.get(found?.groups?.['bound'] ?? '');
    if (main === undefined || rows === undefined || group === undefined || operator === undefined) continue;
    const by = [...spokenLike(said, 'by'), ...tokensWithin(said, group)];
    const asked = reader.read([...tokensWithin(said, main), ...by]);
    const counted = reader.read([...spokenLike(said, 'number of'), ...tokensWithin(said, rows), ...by]);
    if (asked?.kind !== 'aggregate' || counted?.kind !== 'aggregate') return null;
    if (!isPlainNumber(asked) || !isPlainNumber(counted)) return null;
    const isAsOne = pattern !== BOUNDED_FIRST && isSame(asked.where, counted.where);
    if (!isSame(asked.dimensions, counted.dimensions) || isAsOne) return null;
    if (!isSame(timesOf(asked, reader), timesOf(counted, reader))) return null;
    const both = measuresTogether(asked, [counted]);
    const [measure, chosen] = both?.measures ?? [];
    if (both == null || measure === undefined || chosen === undefined) return null;
    const number = Number(found?.groups?.['number']?.replaceAll(',', ''));
    return { ...both, measures: [measure], having: binary(chosen.expression, operator, literal(number)) };
  }
  return null;
}

/** What is said of the time of rows. */
function timesOf({ where }: AggregateQuery, { index }: QuestionReader): readonly string[] {
  return testsOf(where)
    .filter((one) => columnsOf(one).some(({ table, column }) => index.field(table, column).role === 'time'))
    .map((one) => JSON.stringify(one));
}
