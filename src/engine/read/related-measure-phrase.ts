import { isSame } from '../is-same.ts';
import type { Condition } from '../logical-query.ts';
import { comparisonPhrase, expressionPhrase, testPhrase } from './expression-phrase.ts';
import { datasetOf, type Reader } from './reader.ts';
import { amountPhrase } from './value-phrase.ts';

type RelatedMeasure = Extract<Condition, { kind: 'related-measure' }>;

/** `whose default rate (…) is over that of all loans`. */
export function relatedMeasurePhrase(
  { table, related, measure, operator, against }: RelatedMeasure,
  reader: Reader,
): string {
  const { label } = datasetOf(table, reader);
  const subject = table === reader.base ? 'whose' : `whose ${label}'s`;
  const definition = expressionPhrase(measure, { ...reader, base: related, isSingular: false });
  const metric = reader.knowledge.metrics.find(({ expression }) => isSame(expression, measure));
  const value = metric === undefined ? definition : metric.label;
  return `${subject} ${value} is ${comparisonPhrase(operator, limitPhrase())}`;

  function limitPhrase(): string {
    if (against === 'highest') return `the highest of all ${datasetOf(table, reader).labelPlural}`;
    if (against === 'average') return `that of the average ${label}`;
    if (against === 'all-together') return `that of all ${datasetOf(related, reader).labelPlural}`;
    if (typeof against === 'object') return `that of the ${label} where ${testPhrase(against.than, reader)}`;
    return amountPhrase(against, metric?.unit ?? null);
  }
}
