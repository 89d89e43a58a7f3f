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

/** A value in the plural, after an article or a superlative: what rows are, where the column says that. */
const kind: Parser<ValueTerm> = grouped(
  'value',
  (candidate, chart) => {
    const { meaning, match, cost } = candidate;
    const { dataset, field, value } = meaning;
    const isAsNoun = (match === 'exact' || match === 'inflected') && isNoun(candidate, chart);
    return isAsNoun &&
      !isOfOtherTable(candidate, chart) &&
      rowsCalledBy(chart.index, { dataset, field, cost }).length > 0
      ? { dataset, field, value, cost }
      : null;
  },
  (found) => ({ alternatives: found.map(({ value }) => ({ ...value, cost: 0 })) }),
);

/** "auto loans" are loans, where there is a table of them, and no products. */
function isOfOtherTable({ end, meaning }: CandidateOf<'value'>, { words, index }: Chart): boolean {
  const noun = nounForm(words[end - 1] ?? '');
  return index.knowledge.datasets.some(
    ({ name, label }) => name !== meaning.dataset && nounForm(label) === noun,
  );
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any', 'each', 'every']);

/** Whether the words are said of what there may be several of: "huskies", "every husky", "the lightest husky", "the average husky". */
function isNoun({ start, end }: CandidateOf<'value'>, { words, sensesAt }: Chart): boolean {
  const last = words[end - 1] ?? '';
  if (nounForm(last) !== last || ARTICLES.has(words[start - 1] ?? '')) return true;
  return [1, 2].some((back) =>
    [...(sensesAt[start - back] ?? [])].some(
      ([sense, found]) => BEFORE_ONE.test(sense) && found.some((one) => one.end === start),
    ),
  );
}

const BEFORE_ONE = /^(?:rank:|avg$)/;

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

/** Whether a value is the name of a kind, as a noun: "wigs" are costumes, and not the category of that name. */
export function isNounOfKind(candidate: CandidateOf<'value'>, chart: Chart): boolean {
  return isTableOfKinds(chart.index.dataset(candidate.meaning.dataset)) && isNoun(candidate, chart);
}
