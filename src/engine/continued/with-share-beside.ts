import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import { SHARE_BESIDE, SHARE_INSTEAD } from '../lexicon/share-beside.ts';
import type { AggregateQuery, MeasureOutput } from '../logical-query.ts';
import { isTotal } from '../plan/expressions.ts';
import { toTitle } from '../plan/naming.ts';
import type { Token } from '../token.ts';
import { tokensWithin } from '../tokens-within.ts';
import type { QuestionReader } from './state-said.ts';

/**
 * The query of a question for a number of each group and for the part that it has of all together: "volume of auto loans by region
 * with the share of the total". Null where the number is not read by itself, or does not add up.
 */
export function withShareBeside(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = tokens.filter(({ norm }) => !SENTENCE_ENDS.has(norm));
  const text = said.map(({ norm }) => norm).join(' ');
  for (const [pattern, isInstead] of [[SHARE_BESIDE, false] as const, [SHARE_INSTEAD, true] as const]) {
    const body = pattern.exec(text)?.indices?.groups?.['body'];
    const query = body === undefined ? null : reader.read(tokensWithin(said, body));
    if (query?.kind !== 'aggregate' || query.dimensions.length === 0 || query.sides !== undefined) continue;
    const [measure, ...others] = query.measures;
    // A part of those that are first, or are so, may be one of these or of all.
    if (query.having !== null || query.limit !== null || query.perGroup !== null) return null;
    if (query.versus !== undefined || query.kept !== undefined || query.counted !== undefined) return null;
    if (measure === undefined || others.length > 0 || measure.transform !== null) return null;
    if (!isTotal(measure.expression)) return null;
    const share = shareOf(measure);
    return {
      ...query,
      measures: isInstead ? [share] : [measure, share],
      order: isInstead ? [] : query.order,
    };
  }
  return null;
}

function shareOf(measure: MeasureOutput): MeasureOutput {
  const label = `share of the total ${measure.label}`;
  return {
    ...measure,
    name: toTitle(label),
    label,
    unit: { kind: 'percent' },
    transform: { kind: 'share-of-total', within: [] },
  };
}
