import {
  ABBREVIATIONS,
  CUT_WORDS,
  type Knowledge,
  OTHER_WORDS,
  pluralOf,
  singularOf,
  splitName,
} from '../../catalog/mod.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import type { Skeletons } from './skeletons.ts';
import { cutsFor } from './word-forms.ts';

/** The words of labels for which the question has others: "shelter" for a `shl`, "fault" for what was taken for a flight. */
export type SaidNames = ReadonlyMap<string, string>;

const NONE: SaidNames = new Map();

/** Finds what a question calls the words that names of the data cut short. Empty for data that cuts none. */
export function createSaidNames(
  knowledge: Knowledge,
  { skeletons, isKnown }: { readonly skeletons: Skeletons; readonly isKnown: (word: string) => boolean },
): (tokens: readonly Token[]) => SaidNames {
  const others = otherSenses(knowledge);
  if (others.size === 0 && !skeletons.hasCuts) return () => NONE;
  return (tokens) => {
    const words = tokens.map((token) => (token.kind === 'word' ? nounForm(token.norm) : ''));
    const spelt = tokens.map(({ norm }) => singularOf(norm));
    const typed = new Set(words);
    const pairs = words.flatMap((word, at): (readonly [string, string])[] => {
      const other = others.get(word);
      if (other !== undefined) return typed.has(other) ? [] : [[other, word]];
      const next = words[at + 1] ?? '';
      if (word === '' || isKnown(word)) return [];
      const two = next === '' ? [] : skeletons.ofTwo(word, next);
      const [cut, ...rest] = two.length > 0 ? two : cutsFor(tokens[at]?.norm ?? '', skeletons);
      return cut === undefined || rest.length > 0
        ? []
        : [[cut, two.length > 0 ? `${spelt[at]} ${spelt[at + 1]}` : (spelt[at] ?? word)]];
    });
    const byCut = Map.groupBy(pairs, ([cut]) => cut);
    // Two words for one: neither is sure.
    return new Map(
      [...byCut.values()].flatMap((same) => (new Set(same.map(([, said]) => said)).size === 1 ? same : [])),
    );
  };
}

/** What else the abbreviations in names may stand for, with the words that were taken for it. */
function otherSenses({ datasets }: Knowledge): ReadonlyMap<string, string> {
  const parts = new Set(
    datasets
      .flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)])
      .flatMap((name) => splitName(name)),
  );
  return new Map(
    [...OTHER_WORDS].flatMap(([cut, senses]) => {
      const taken = ABBREVIATIONS.get(cut) ?? CUT_WORDS.get(cut);
      return taken === undefined || !parts.has(cut) || parts.has(taken)
        ? []
        : senses.map((sense): [string, string] => [sense, taken]);
    }),
  );
}

/** The knowledge with its labels in the words of the question, which the reading and the titles then have too. */
export function withSaidNames(knowledge: Knowledge, said: SaidNames): Knowledge {
  const renamed = (label: string): string =>
    label
      .split(' ')
      .map((word) => said.get(word) ?? word)
      .join(' ');
  return {
    ...knowledge,
    datasets: knowledge.datasets.map((dataset) => {
      const label = renamed(dataset.label);
      return {
        ...dataset,
        label,
        labelPlural: label === dataset.label ? dataset.labelPlural : pluralOf(label),
        fields: dataset.fields.map((field) => ({ ...field, label: renamed(field.label) })),
      };
    }),
    metrics: knowledge.metrics.map((metric) => ({ ...metric, label: renamed(metric.label) })),
    segments: knowledge.segments.map((segment) => ({ ...segment, label: renamed(segment.label) })),
  };
}
