import type { Dataset } from '../../catalog/mod.ts';
import { BEFORE_LIGHT_DEEDS, BEFORE_TIMES, LIGHT_DEEDS, PLAIN_DATE } from '../lexicon/light-deeds.ts';
import type { Token } from '../token.ts';
import { isTimeAt } from './deed-words.ts';
import type { Spoken } from './spoken.ts';

/**
 * The question without a verb that is done with any such rows before a time: "examinations *done* in 1997", "how many orders *were
 * made* in May". Only where their table has a single date, which is called as the rows are. Null where there is no such verb.
 */
export function withoutLightDeeds(spoken: Spoken): readonly Token[] | null {
  const { tokens, candidates, knowledge } = spoken;
  for (const [at, { norm }] of tokens.entries()) {
    if (!LIGHT_DEEDS.has(norm) || !BEFORE_TIMES.has(tokens[at + 1]?.norm ?? '')) continue;
    if (!isTimeAt(candidates, at + 2) && !isTimeAt(candidates, at + 1)) continue;
    let begin = at;
    while (BEFORE_LIGHT_DEEDS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
    const tables = new Set(
      candidates.flatMap(({ start, end, meaning, match }) =>
        start < begin && end > 0 && 'dataset' in meaning && match !== 'misspelt' && match !== 'partial'
          ? [meaning.dataset]
          : [],
      ),
    );
    const [table, ...others] = tables;
    const dataset = knowledge.datasets.find(({ name }) => name === table);
    if (dataset !== undefined && others.length === 0 && isOfOneDate(dataset))
      return [...tokens.slice(0, begin), ...tokens.slice(at + 1)];
  }
  return null;
}

/** `examination_date` of examinations, and no other. */
function isOfOneDate({ fields, label }: Dataset): boolean {
  const [date, ...others] = fields.filter(({ role }) => role === 'time');
  const own = new Set(label.split(' '));
  return (
    date !== undefined &&
    others.length === 0 &&
    date.label.split(' ').every((word) => PLAIN_DATE.has(word) || own.has(word))
  );
}
