import type { Knowledge } from '../../catalog/mod.ts';
import type { TrainingExample } from '../training-material.ts';
import { columnsOfSql, type TableColumn } from './columns-of.ts';
import type { FoundTable, FoundTerm } from './retrieval.ts';
import { type Concept, columnsOfConcept, type Vocabulary } from './vocabulary.ts';

/** What was found for a question, as positions in the vocabulary's concepts, and the examples near to it. */
export interface Evidence {
  readonly named: readonly number[];
  /** By their descriptions, best first. */
  readonly described: readonly number[];
  /** Best first. */
  readonly examples: readonly TrainingExample[];
}

/** How sure each sign is that a thing is needed. Signs of one thing add up as independent ones do. */
const SURE = { named: 0.9, ofTerm: 0.8, inExample: 0.6, described: 0.3, usual: 0.1 } as const;

/** Of lower ranks too much is chance. */
const EXAMPLES_MAX = 5;
const DESCRIBED_MAX = 10;

/** The metrics and segments that a question names, then those that are near to it. */
export function findTerms({ named, described }: Evidence, { concepts }: Vocabulary): FoundTerm[] {
  const ranked = described.slice(0, DESCRIBED_MAX).filter((position) => !named.includes(position));
  const toTerm = (position: number, score: number, isNamed: boolean): FoundTerm[] => {
    const concept = concepts[position];
    return concept?.kind === 'metric' || concept?.kind === 'segment'
      ? [{ kind: concept.kind, name: concept.name, score, isNamed }]
      : [];
  };
  return [
    ...named.flatMap((position) => toTerm(position, SURE.named, true)),
    ...ranked.flatMap((position, rank) => toTerm(position, SURE.described / (rank + 1), false)),
  ];
}

/** The tables and columns that an answer may need, best first. */
export function findTables(evidence: Evidence, { concepts }: Vocabulary, knowledge: Knowledge): FoundTable[] {
  const scores = new Map<string, number>();
  const add = (parts: readonly TableColumn[], sureness: number): void => {
    const keys = parts.flatMap(({ table, column }) => [keyOf(table, null), keyOf(table, column)]);
    for (const key of new Set(keys)) scores.set(key, 1 - (1 - (scores.get(key) ?? 0)) * (1 - sureness));
  };
  for (const position of evidence.named) {
    const concept = concepts[position];
    if (concept !== undefined) add(columnsOfConcept(concept), isTerm(concept) ? SURE.ofTerm : SURE.named);
  }
  for (const [rank, position] of evidence.described.slice(0, DESCRIBED_MAX).entries()) {
    const concept = concepts[position];
    if (concept !== undefined) add(columnsOfConcept(concept), SURE.described / (rank + 1));
  }
  for (const [rank, { sql }] of evidence.examples.slice(0, EXAMPLES_MAX).entries()) {
    add(columnsOfSql(sql, knowledge), SURE.inExample / (rank + 1));
  }
  for (const { name, defaultDate, defaultMeasure, display } of knowledge.datasets) {
    const usual = [defaultDate, defaultMeasure, ...display].filter((column) => column !== null);
    const sureness = SURE.usual * (scores.get(keyOf(name, null)) ?? 0);
    if (sureness > 0)
      add(
        usual.map((column) => ({ table: name, column })),
        sureness,
      );
  }
  const scored = <T extends { readonly name: string }>(items: readonly T[], key: (item: T) => string) =>
    items
      .map((item) => ({ item, name: item.name, score: scores.get(key(item)) ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  return scored(knowledge.datasets, ({ name }) => keyOf(name, null)).map(({ item, name, score }) => ({
    name,
    score,
    columns: scored(item.fields, (field) => keyOf(item.name, field.name)).map((column) => ({
      name: column.name,
      score: column.score,
    })),
  }));
}

function isTerm({ kind }: Concept): boolean {
  return kind === 'metric' || kind === 'segment';
}

function keyOf(table: string, column: string | null): string {
  return JSON.stringify([table, column]);
}
