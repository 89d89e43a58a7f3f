import type { ColumnMeaning, ColumnRole, Unit } from '../../shared/mod.ts';
import type { Field, Knowledge } from '../knowledge.ts';
import type { SqlToken } from '../semantic-model/sql-lexer.ts';
import { isWord, readSelectList, type SelectItem, type SelectList } from './select-list.ts';

type Meaning = Pick<ColumnMeaning, 'role' | 'unit'>;

const COUNT: Meaning = { role: 'measure', unit: { kind: 'count' } };
const AGGREGATES = ['COUNT', 'SUM', 'TOTAL', 'AVG', 'MIN', 'MAX', 'MEDIAN', 'PERCENTILE', 'STDDEV'];
/** Numbers that follow from the order of rows, not from their values. */
const RANKS = ['RANK', 'DENSE_RANK', 'ROW_NUMBER', 'NTILE'];
const DATE_FUNCTIONS = ['STRFTIME', 'DATE', 'DATETIME', 'SUBSTR', 'SUBSTRING'];
/** Parts of a date that come again every year, month or week. */
const RECURRING = /^%[mdwujHMS]$/;
const SHARE_NAME = /share|proportion|percent_of|pct_of/i;
const RATE_NAME = /rate|percent|pct|growth|change/i;

/**
 * What the columns of a statement's result mean, by the shape of its SQL and what is known of the columns in it. A
 * column of which neither tells anything is left out; null where the statement cannot be read.
 */
export function describeColumns(sql: string, knowledge: Knowledge): readonly ColumnMeaning[] | null {
  const list = readSelectList(sql);
  if (list === null) return null;
  const known: Known = { knowledge, meanings: new Map() };
  const found = list.items.flatMap((item) => {
    const meaning = meaningOf(item, list, known);
    return meaning === null ? [] : [{ name: item.name, ...meaning }];
  });
  return found.length === 0 ? null : found;
}

/** What is known of columns; a column of a common table expression is looked at once, however often it is named. */
interface Known {
  readonly knowledge: Knowledge;
  readonly meanings: Map<SelectItem, Meaning | null>;
}

function meaningOf(item: SelectItem, list: SelectList, known: Known): Meaning | null {
  const found = known.meanings.get(item);
  if (found !== undefined) return found;
  const columns = item.tokens.flatMap(
    (token, index) => columnMeaning(token, item.tokens[index + 1], list, known) ?? [],
  );
  const meaning = expressionMeaning(item, columns, list.isGrouped);
  known.meanings.set(item, meaning);
  return meaning;
}

function expressionMeaning(
  { name, tokens }: SelectItem,
  columns: readonly Meaning[],
  isGrouped: boolean,
): Meaning | null {
  const [first] = columns;
  if (calls(tokens, ...RANKS)) return { role: 'ordered-category', unit: null };
  const isDate = columns.some(({ role }) => role === 'time') && calls(tokens, ...DATE_FUNCTIONS);
  if (isDate) return dateMeaning(tokens);
  const isAggregate = calls(tokens, ...AGGREGATES) || tokens.some((token) => isWord(token, 'OVER'));
  if (isDivided(tokens)) return isAggregate || !isGrouped ? quotient(name, tokens) : band(columns);
  if (isAggregate) return aggregateMeaning(tokens, columns);
  if (first === undefined) return null;
  if (isPlain(tokens)) return isGrouped ? asGroup(first) : first;
  if (tokens.some((token) => isWord(token, 'CASE'))) return { role: 'ordered-category', unit: null };
  return isGrouped ? band(columns) : measureIn(unitOf(columns));
}

/** Counts, also of what is summed as ones; else a quantity in the unit of its columns. */
function aggregateMeaning(tokens: readonly SqlToken[], columns: readonly Meaning[]): Meaning | null {
  const [first] = columns;
  const isQuantity = columns.some(({ role, unit }) => unit !== null || role === 'measure');
  if (calls(tokens, 'COUNT') && !isQuantity) return COUNT;
  if (first === undefined) return null;
  if (calls(tokens, 'SUM', 'TOTAL') && !isQuantity) return COUNT;
  return first.role === 'time' ? first : measureIn(unitOf(columns));
}

function measureIn(unit: Unit | null): Meaning {
  return { role: unit?.kind === 'percent' ? 'rate' : 'measure', unit };
}

/** The meaning of a column that stands in an expression: of a table, or of a common table expression. */
function columnMeaning(
  token: SqlToken,
  next: SqlToken | undefined,
  { common }: SelectList,
  known: Known,
): Meaning | null {
  const isName = token.kind === 'name' || token.kind === 'quoted-name';
  if (!isName || next?.text === '(' || next?.text === '.') return null;
  const wanted = token.text.toLowerCase();
  for (const list of [...common.values()].reverse()) {
    const item = list.items.find(({ name }) => name.toLowerCase() === wanted);
    if (item !== undefined) return meaningOf(item, list, known);
  }
  const fields = known.knowledge.datasets.flatMap(({ fields: all }) => all);
  const field = fields.find(({ name }) => name.toLowerCase() === wanted);
  return field === undefined ? null : { role: roleOf(field), unit: field.unit };
}

function roleOf(field: Field): ColumnRole {
  if (field.type === 'date' || field.type === 'timestamp') return 'time';
  switch (field.role) {
    case 'key':
      return 'identifier';
    case 'name':
    case 'other':
      return 'text';
    case 'category':
    case 'flag':
      return field.order === null ? 'category' : 'ordered-category';
    default:
      return field.role;
  }
}

/** Quantities that rows are grouped by stand for the groups. */
function asGroup(meaning: Meaning): Meaning {
  return meaning.role === 'measure' ? { ...meaning, role: 'ordered-category' } : meaning;
}

/** What is calculated of the columns that rows are grouped by: a bound of a band. */
function band(columns: readonly Meaning[]): Meaning {
  return { role: 'ordered-category', unit: unitOf(columns) };
}

function quotient(name: string, tokens: readonly SqlToken[]): Meaning | null {
  const isPercent = tokens.some(({ kind, text }) => kind === 'number' && Number(text) === 100);
  const unit: Unit | null = isPercent ? { kind: 'percent' } : null;
  if (SHARE_NAME.test(name)) return unit === null ? null : { role: 'share', unit };
  if (isPercent || RATE_NAME.test(name)) return unit === null ? null : { role: 'rate', unit };
  return null;
}

function dateMeaning(tokens: readonly SqlToken[]): Meaning {
  const formats = tokens.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const isRecurring =
    formats.some((text) => RECURRING.test(text)) && !formats.some((text) => text.includes('%Y'));
  return { role: isRecurring ? 'ordered-category' : 'time', unit: null };
}

/** The unit that all of the columns have. */
function unitOf(columns: readonly Meaning[]): Unit | null {
  const [first, ...others] = columns.filter(({ unit }) => unit !== null).map(({ unit }) => unit);
  return first !== undefined && others.every((unit) => JSON.stringify(unit) === JSON.stringify(first))
    ? first
    : null;
}

function isPlain(tokens: readonly SqlToken[]): boolean {
  return (
    tokens.every(({ kind, text }) => kind === 'name' || kind === 'quoted-name' || text === '.') &&
    tokens.length <= 3
  );
}

function isDivided(tokens: readonly SqlToken[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'symbol' && text === '/');
}

function calls(tokens: readonly SqlToken[], ...names: readonly string[]): boolean {
  return tokens.some((token, index) => isWord(token, ...names) && tokens[index + 1]?.text === '(');
}
