import { type Completion, type CompletionSource, ifNotIn } from '@codemirror/autocomplete';
import { schemaCompletionSource } from '@codemirror/lang-sql';
import type { Extension } from '@codemirror/state';
import type { Overview } from '../../../../src/ask/mod.ts';
import { quoteName } from './sql-text.ts';
import { SQLITE } from './sqlite-dialect.ts';

/** What reads data; the language has hundreds of words more, which would only be in the way. */
const WORDS =
  'SELECT DISTINCT FROM WHERE GROUP_BY HAVING ORDER_BY LIMIT OFFSET WITH AS AND OR NOT IN BETWEEN LIKE EXISTS ' +
  'IS_NULL IS_NOT_NULL JOIN LEFT_JOIN ON USING UNION_ALL UNION INTERSECT EXCEPT CASE WHEN THEN ELSE END ASC DESC ' +
  'NULLS_LAST OVER PARTITION_BY FILTER';
const FUNCTIONS =
  'count sum avg min max round abs coalesce nullif iif date strftime julianday substr lower upper length replace ' +
  'trim cast row_number rank dense_rank lag lead ntile first_value last_value total group_concat';

/** SQL with completion of tables, of columns wherever they stand, and of the words that reading takes. */
export function sqlLanguage(overview: Overview | null): Extension {
  const tables = overview?.tables ?? [];
  const schema = Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const source = (complete: CompletionSource): Extension =>
    SQLITE.language.data.of({ autocomplete: complete });
  return [
    SQLITE.extension,
    source(schemaCompletionSource({ dialect: SQLITE, schema })),
    source(ifNotIn(NO_PLACE_FOR_NAMES, words([...columnsOf(overview), ...KEYWORDS]))),
  ];
}

const NO_PLACE_FOR_NAMES = ['String', 'QuotedIdentifier', 'LineComment', 'BlockComment'];

const KEYWORDS: readonly Completion[] = [
  ...WORDS.split(' ').map((word) => ({ label: word.replaceAll('_', ' '), boost: -1 })),
  ...FUNCTIONS.split(' ').map((label) => ({ label, apply: `${label}(`, detail: '()', boost: -2 })),
];

function columnsOf(overview: Overview | null): readonly Completion[] {
  const tables = new Map<string, string[]>();
  for (const { name, columns } of overview?.tables ?? []) {
    for (const column of columns) tables.set(column.name, [...(tables.get(column.name) ?? []), name]);
  }
  return [...tables].map(([label, names]) => ({
    label,
    apply: quoteName(label),
    detail: names.join(', '),
    boost: 1,
  }));
}

/** Completes a word that stands by itself: after a table's name and a dot, the schema knows better. */
function words(options: readonly Completion[]): CompletionSource {
  return (context) => {
    const word = context.matchBefore(/[\w.]+/);
    if (word === null || word.text.includes('.')) return null;
    return { from: word.from, options, validFor: /^\w*$/ };
  };
}
