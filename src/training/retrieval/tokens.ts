import type { Knowledge } from '../../catalog/mod.ts';
import { columnsOfSql, type TableColumn } from './columns-of.ts';
import { columnsOfConcept, type Vocabulary } from './vocabulary.ts';
import { groupsOf } from './word-groups.ts';

/**
 * What a text means, as words for the full-text index: two texts that name the same thing in other words share a token.
 * No word of a question looks like one.
 */
export interface Tokens {
  /** The things of the data that a text names, and the kinds of words in it. */
  meanings(text: string): string[];
  /** The tables and columns behind what a text names. */
  columns(text: string): string[];
  /** The tables and columns of a statement. */
  columnsOfSql(sql: string): string[];
}

/** Tokens for the things of a vocabulary. */
export function createTokens(knowledge: Knowledge, vocabulary: Vocabulary): Tokens {
  const numbers = new Map(
    knowledge.datasets
      .flatMap(({ name, fields }) => [
        keyOf({ table: name, column: null }),
        ...fields.map((field) => keyOf({ table: name, column: field.name })),
      ])
      .map((key, number) => [key, number]),
  );
  const toTokens = (columns: readonly TableColumn[]): string[] => {
    const found = columns.flatMap((column) => numbers.get(keyOf(column)) ?? []);
    return [...new Set(found)].map((number) => `loanqcolumn${number}`);
  };
  return {
    meanings: (text) => [
      ...vocabulary.find(text).map((position) => `loanqconcept${position}`),
      ...groupsOf(text).map((group) => `loanqgroup${group}`),
    ],
    columns(text) {
      const concepts = vocabulary.find(text).flatMap((position) => vocabulary.concepts[position] ?? []);
      return toTokens(concepts.flatMap(columnsOfConcept));
    },
    columnsOfSql: (sql) => toTokens(columnsOfSql(sql, knowledge)),
  };
}

function keyOf({ table, column }: TableColumn): string {
  return JSON.stringify([table, column]);
}
