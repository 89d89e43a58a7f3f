import { nounForm } from '../../lexicon/inflection.ts';
import { isTableOfKinds, rowsCalledBy } from '../kinds.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import {
  type CandidateOf,
  type Chart,
  costing,
  either,
  listOf,
  mapped,
  type Parser,
  revised,
  symbol,
} from '../parser.ts';
import type { Nominal, SketchOf, ValueTerm } from '../sketch.ts';
import { shareField } from './conditions/values.ts';
import { listJoint } from './joints.ts';
import { grouped, valuesOfHead } from './terms.ts';

const VALUE_NOUN = 0.1;

/** A value in the plural, or after an article: what rows are, where the column says that. */
const kind: Parser<ValueTerm> = grouped(
  'value',
  ({ meaning: { dataset, field, value }, match, cost, start, end }, { words, index }) => {
    const isNoun = isPlural(words[end - 1] ?? '') || ARTICLES.has(words[start - 1] ?? '');
    const isAsNoun = (match === 'exact' || match === 'inflected') && isNoun;
    return isAsNoun && rowsCalledBy(index, { dataset, field, cost }).length > 0
      ? { dataset, field, value, cost }
      : null;
  },
  (found) => ({ alternatives: found.map(({ value }) => ({ ...value, cost: 0 })) }),
);

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any', 'each', 'every']);

/** Whether the word is typed as a plural. */
function isPlural(word: string): boolean {
  return nounForm(word) !== word;
}

/** Values that rows are called by: "tailors", "mammals and birds", "owls" of several species. */
const kinds: Parser<SketchOf<'value'>> = symbol(() =>
  either<SketchOf<'value'>>(
    mapped(listOf(kind, listJoint), (values) =>
      shareField(values) ? { kind: 'value', field: null, values } : null,
    ),
    valuesOfHead,
  ),
);

/** "engineers", "mammals", "wigs": rows by what they are, where a column says what that is. */
export const valueNoun: Parser<Nominal> = costing(
  VALUE_NOUN,
  revised(kinds, (found, { index }) =>
    found.flatMap(({ value, end, cost }) =>
      nounsOf(index, value).map((noun, _, { length }) => ({
        value: noun,
        end,
        cost: cost + (length > 1 && isOwnValue(noun) ? OF_KINDS : 0),
      })),
    ),
  ),
);

/** "mammals" are kinds, or what is of these kinds: as likely, where nothing else is said that only one of them has. */
const OF_KINDS = 0.3;

function isOwnValue({ dataset, conditions: [only] }: Nominal): boolean {
  return (
    only?.kind === 'value' && only.values.some(({ alternatives }) => alternatives[0]?.dataset === dataset)
  );
}

/** One for each table whose rows may be meant; none where columns of several may hold the value. */
function nounsOf(index: KnowledgeIndex, condition: SketchOf<'value'>): readonly Nominal[] {
  const [only, ...others] = condition.values[0]?.alternatives ?? [];
  if (only === undefined || others.length > 0) return [];
  return rowsCalledBy(index, only).map((dataset) => ({ kind: 'nominal', dataset, conditions: [condition] }));
}

/** Whether a value is the name of a kind, in the plural: "wigs" are costumes, and not the category of that name. */
export function isPluralOfKind({ meaning, end }: CandidateOf<'value'>, { index, words }: Chart): boolean {
  return isPlural(words[end - 1] ?? '') && isTableOfKinds(index.dataset(meaning.dataset));
}
