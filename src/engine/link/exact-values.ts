import type { Candidate, Meaning } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Phrase } from './phrases.ts';

/** Values that only match as a whole and as written, case aside. */
export interface ExactValues {
  find(tokens: readonly Token[], start: number): Candidate[];
}

type Value = Extract<Meaning, { kind: 'value' }>;

/** The values of one column by their words; the few that have the words of another in a list. */
interface Column extends Pick<Value, 'dataset' | 'field'> {
  readonly values: Map<string, Value['value'] | readonly Value['value'][]>;
}

/** Indexes the values by their words; a question's span is looked up once per length. A meaning is made when it is found: there are many. */
export function createExactValues(phrases: readonly Phrase[]): ExactValues {
  const columns = new Map<string, Column>();
  /** How many words the longest of those has that begin so. */
  const longest = new Map<string, number>();
  for (const { words, meaning } of phrases) {
    if (meaning.kind !== 'value') continue;
    const { dataset, field, value } = meaning;
    const key = words.join(' ');
    longest.set(firstOf(key), Math.max(longest.get(firstOf(key)) ?? 0, words.length));
    const id = `${dataset}.${field}`;
    const column = columns.get(id) ?? { dataset, field, values: new Map() };
    columns.set(id, column);
    const known = column.values.get(key);
    column.values.set(key, known === undefined ? value : [...valuesIn(known), value]);
  }
  const meaningsOf = (key: string): readonly Meaning[] =>
    [...columns.values()].flatMap(({ dataset, field, values }) =>
      valuesIn(values.get(key)).map((value) => ({ kind: 'value', dataset, field, value })),
    );
  return {
    find: (tokens, start) => {
      const found: Candidate[] = [];
      const first = tokens[start];
      const most =
        first === undefined || first.kind === 'symbol' ? 0 : (longest.get(firstOf(first.norm)) ?? 0);
      let key = '';
      for (let at = start, words = 0; at < tokens.length && words < most; at++) {
        const token = tokens[at];
        if (token === undefined || token.kind === 'symbol') continue;
        key = key === '' ? token.norm : `${key} ${token.norm}`;
        words++;
        for (const meaning of meaningsOf(key)) {
          found.push({ start, end: at + 1, meaning, match: 'exact', cost: 0 });
        }
      }
      return found;
    },
  };
}

/** The first word; a quoted text is one token. */
function firstOf(text: string): string {
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}

function valuesIn(known: Value['value'] | readonly Value['value'][] | undefined): readonly Value['value'][] {
  if (known === undefined) return [];
  return typeof known === 'object' ? known : [known];
}
