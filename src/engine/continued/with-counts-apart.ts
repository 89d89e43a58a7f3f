import { pluralOf, singularOf } from '../../catalog/mod.ts';
import { EACH_HAS, EACH_NUMBER, HAS_EACH } from '../lexicon/counts-apart.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { type QuestionReader, restrictionOf, spokenOf } from './state-said.ts';

/**
 * The query of a question for the numbers of those that have so many of something, asked for at once: "how many guests have 1 pet and how
 * many have 2?". Each is read by itself, and all are shown by how many they have; null where one is not read.
 */
export function withCountsApart(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const [how, many] = tokens;
  if (how?.norm !== 'how' || many?.norm !== 'many') return null;
  const text = tokens.map(({ norm }) => norm).join(' ');
  const said = EACH_HAS.exec(text)?.groups ?? HAS_EACH.exec(text)?.groups;
  if (said === undefined) return null;
  const { rows = '', have = '', noun = '' } = said;
  const numbers = numbersIn(`${said['numbers'] ?? `${said['number']} ${noun}`}${said['others'] ?? ''}`, noun);
  if (numbers === null) return null;
  const of = pluralOf(singularOf(noun));
  const each = reader.read(spokenOf(tokens, `number of ${rows} by number of ${of}`));
  const table = each === null ? null : tableOf(each);
  if (each?.kind !== 'aggregate' || table === null || each.dimensions.length !== 1) return null;
  const states = numbers.map((number): Condition | null => {
    const words = `how many ${rows} ${have} exactly ${number} ${of}`;
    const query = reader.read(spokenOf(tokens, words));
    return query === null ? null : restrictionOf(query, table);
  });
  const known = states.flatMap((state) => (state?.kind === 'related-aggregate' ? [state] : []));
  if (known.length < numbers.length || each.having !== null || each.limit !== null) return null;
  return { ...each, where: { kind: 'any', of: known } };
}

/** The numbers that are said; null where one is of another noun. */
function numbersIn(text: string, noun: string): readonly string[] | null {
  const found = [...text.matchAll(EACH_NUMBER)];
  const isOfOne = found.every(
    ({ groups }) => groups?.['noun'] === undefined || singularOf(groups['noun']) === singularOf(noun),
  );
  return isOfOne ? found.map(([said]) => said.split(' ')[0] ?? '') : null;
}
