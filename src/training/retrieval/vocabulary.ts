import type { Knowledge } from '../../catalog/mod.ts';
import { columnsOf, type TableColumn } from './columns-of.ts';
import { createSpelling } from './spelling.ts';
import { wordsOf } from './words-of.ts';

/** A thing of the knowledge that words can name. */
export type Concept =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'column'; readonly table: string; readonly column: string }
  | {
      readonly kind: 'metric' | 'segment';
      readonly name: string;
      /** What it is calculated from. */
      readonly columns: readonly TableColumn[];
    };

/** The names and synonyms of everything that a question can be about. */
export interface Vocabulary {
  readonly concepts: readonly Concept[];
  /**
   * Positions in `concepts` of what a text names, ascending. Of names within one another the longest counts: "default
   * rate" is no rate. A value of the data ("Texas") names its column. A misspelt word counts as the one it is nearest to.
   */
  find(text: string): readonly number[];
}

/** Collects the names of the tables, columns, values, metrics and segments. */
export function createVocabulary(knowledge: Knowledge): Vocabulary {
  const concepts: Concept[] = [];
  const phrases = new Map<string, Set<number>>();
  let longest = 0;
  for (const { concept, names } of namedConcepts(knowledge)) {
    const position = concepts.push(concept) - 1;
    for (const name of names) {
      const words = wordsOf(name);
      if (words.length === 0 || words.length > WORDS_MAX) continue;
      longest = Math.max(longest, words.length);
      const phrase = words.join(' ');
      phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(position));
    }
  }
  const spell = createSpelling([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return {
    concepts,
    find(text) {
      const words = spell(wordsOf(text));
      const found = new Set<number>();
      let reached = 0;
      for (let start = 0; start < words.length; start += 1) {
        for (let end = Math.min(words.length, start + longest); end > Math.max(start, reached); end -= 1) {
          const named = phrases.get(words.slice(start, end).join(' '));
          if (named === undefined) continue;
          for (const position of named) found.add(position);
          reached = end;
          break;
        }
      }
      return [...found].sort((a, b) => a - b);
    },
  };
}

/** The columns that a concept is, or is calculated from; of a table the table itself. */
export function columnsOfConcept(concept: Concept): readonly TableColumn[] {
  switch (concept.kind) {
    case 'table':
      return [{ table: concept.table, column: null }];
    case 'column':
      return [concept];
    case 'metric':
    case 'segment':
      return concept.columns;
  }
}

/** Longer names are sentences. */
const WORDS_MAX = 8;

interface NamedConcept {
  readonly concept: Concept;
  readonly names: readonly string[];
}

function namedConcepts({ datasets, metrics, segments }: Knowledge): NamedConcept[] {
  return [
    ...datasets.map(
      ({ name, label, labelPlural, synonyms }): NamedConcept => ({
        concept: { kind: 'table', table: name },
        names: [name, label, labelPlural, ...synonyms],
      }),
    ),
    ...datasets.flatMap((dataset) =>
      dataset.fields.map(({ name, label, synonyms, values }): NamedConcept => {
        const ofValues = (values ?? []).flatMap((value) => [
          ...(typeof value.value === 'string' ? [value.value] : []),
          ...value.synonyms,
        ]);
        return {
          concept: { kind: 'column', table: dataset.name, column: name },
          names: [name, label, ...synonyms, ...ofValues],
        };
      }),
    ),
    ...metrics.map(
      ({ name, label, synonyms, expression }): NamedConcept => ({
        concept: { kind: 'metric', name, columns: columnsOf(expression) },
        names: [name, label, ...synonyms],
      }),
    ),
    ...segments.map(
      ({ name, label, synonyms, nouns, condition }): NamedConcept => ({
        concept: { kind: 'segment', name, columns: columnsOf(condition) },
        names: [label, ...synonyms, ...nouns],
      }),
    ),
  ];
}
