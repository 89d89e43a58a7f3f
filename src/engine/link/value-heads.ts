import type { Field, Knowledge } from '../../catalog/mod.ts';
import type { Candidate, Meaning } from '../candidate.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { KINDS } from '../lexicon/kinds.ts';
import type { Token } from '../token.ts';
import { COSTS } from './costs.ts';

/** Finds values by the noun that several of a column end in: `owl` of `Barn owl` and `Tawny owl`. */
export interface ValueHeads {
  find(tokens: readonly Token[], start: number): Candidate[];
}

type Value = Extract<Meaning, { kind: 'value' }>;

/** More than this and the word says little of what the rows are. */
const SHARING_MAX = 20;
/** A column with more values than this is one of free names. */
const VALUES_MAX = 500;

/** Indexes the values of columns that name what rows are, or say what kind they are of. */
export function createValueHeads({ datasets }: Knowledge): ValueHeads {
  const heads = new Map<string, Value[]>();
  for (const { name: dataset, label, display, fields, isVisible, roleOf } of datasets) {
    if (!isVisible || roleOf !== undefined || fields.some(({ label }) => PERSONAL.test(label))) continue;
    for (const field of fields) {
      const isOfKinds = endsInKind(field.label) || (display.includes(field.name) && endsInKind(label));
      if (!isOfKinds && !display.includes(field.name)) continue;
      for (const [head, values] of headsOf(dataset, { field, isOfKinds })) {
        const known = heads.get(head) ?? [];
        heads.set(head, [...known, ...values]);
      }
    }
  }
  return {
    find: (tokens, start) => {
      const token = tokens[start];
      const found = token?.kind === 'word' ? (heads.get(nounForm(token.norm)) ?? []) : [];
      return found.map((meaning) => ({
        start,
        end: start + 1,
        meaning,
        match: 'partial',
        cost: COSTS.ofHead,
      }));
    },
  };
}

function endsInKind(label: string): boolean {
  return KINDS.has(label.split(' ').at(-1) ?? '');
}

const PERSONAL = /\b(?:birth|family name|first name|last name|surname)\b/;

/** The nouns that two values and more end in, but not all of them; a title ends in anything. */
function headsOf(
  dataset: string,
  { field, isOfKinds }: { readonly field: Field; readonly isOfKinds: boolean },
): readonly (readonly [string, readonly Value[]])[] {
  const { values, label, role } = field;
  if (values === null || values.length > VALUES_MAX || role === 'geography' || /\btitle\b/.test(label))
    return [];
  const texts = values.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const byHead = Map.groupBy(texts, headOf);
  // What a thing is called ends in anything; a kind ends in what it is.
  const least = isOfKinds ? 1 : 2;
  return [...byHead].flatMap(([head, of]) =>
    head === null || of.length < least || of.length > SHARING_MAX || of.length === texts.length
      ? []
      : [[head, of.map((value): Value => ({ kind: 'value', dataset, field: field.name, value }))] as const],
  );
}

/** The last word of a value, where it is a word; values of one word end in themselves. */
function headOf(value: string): string | null {
  const last = /^\p{L}[\p{L}'’ -]*$/u.test(value) ? value.toLowerCase().split(' ').at(-1) : undefined;
  return last === undefined || last.length < 3 ? null : nounForm(last);
}
