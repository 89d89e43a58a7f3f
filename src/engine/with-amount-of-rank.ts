import type { ListQuery, Output } from './logical-query.ts';
import type { KnowledgeIndex } from './plan/knowledge-index.ts';
import { isShown } from './shown.ts';

/**
 * "The three boats with the largest repair cost, with name and *amount*": the amount is the one that they are ranked by, and not
 * the one that is usually meant of them.
 */
export function withAmountOfRank(query: ListQuery, text: string, index: KnowledgeIndex): ListQuery {
  if (!AMOUNT_ALONE.test(text)) return query;
  const ranked = query.fields.find(({ name }) => name === query.order[0]?.by);
  if (ranked === undefined || !isMoney(ranked) || !isAmount(ranked, index)) return query;
  const rest = namesOf(ranked, index).reduce((left, name) => left.replaceAll(name, ''), text);
  const usual = query.fields.filter(
    (field) => field !== ranked && isMoney(field) && isShown(query, field) && !isNamed(field, rest, index),
  );
  const [field, ...others] = usual;
  return field === undefined || others.length > 0 ? query : withAmount(query, { field, ranked });
}

/** "…, loan id and amount", "show the name and the amount". */
const AMOUNT_ALONE =
  /(?:,|\band|\bwith|\bshow|\bgive|:) (?:their |its |the )?amounts?(?: please)?(?= ?[,;:.?]| and | for | in (?:each|every)|$)/;

function isMoney({ unit }: Output): boolean {
  return unit?.kind === 'money';
}

/** What nobody calls an amount, as a fee, is none that is meant by that word. */
function isAmount(output: Output, index: KnowledgeIndex): boolean {
  return namesOf(output, index).some((name) => name.split(' ').includes('amount'));
}

/** Whether the words have a name of the column, and so mean it besides. */
function isNamed(output: Output, text: string, index: KnowledgeIndex): boolean {
  return namesOf(output, index).some((name) => name !== 'amount' && ` ${text} `.includes(` ${name} `));
}

function namesOf({ expression }: Output, index: KnowledgeIndex): readonly string[] {
  if (expression.kind !== 'column') return [];
  const { label, synonyms } = index.field(expression.table, expression.column);
  return [label, ...synonyms];
}

/** With the ranked amount shown in the place of the other. */
function withAmount(
  query: ListQuery,
  { field, ranked }: { readonly field: Output; readonly ranked: Output },
): ListQuery {
  const isHidden = !isShown(query, ranked);
  const others = query.fields.filter((one) => one !== ranked || !isHidden);
  return {
    ...query,
    fields: others.flatMap((one) => (one === field ? (isHidden ? [ranked] : []) : [one])),
    hidden: (query.hidden ?? []).filter((name) => name !== ranked.name),
  };
}
