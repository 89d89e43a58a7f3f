import type { CatalogColumn, CatalogTable } from '../catalog.ts';
import { isIdName } from '../introspection/find-primary-key.ts';
import type { FieldRole } from '../knowledge.ts';
import { NAME_KINDS } from '../names/name-kinds.ts';
import { isMeaningOfCode } from './code-meanings.ts';
import { CODE_WORDS, CONTACT_WORDS, GEOGRAPHY_WORDS, NAME_WORDS } from './column-hints.ts';
import { type ColumnPlace, isYear } from './column-place.ts';
import { isAuxiliary } from './field-label.ts';
import { isYesOrNo } from './yes-or-no.ts';

/** What a column is for, by its name, its content and its keys. */
export function guessRole(place: ColumnPlace): FieldRole {
  const { column, words, isKey } = place;
  const last = words.at(-1) ?? '';
  if (isKey && isKeyContent(column)) return 'key';
  if (isIdName(column.name) || last === 'id') return isOfNames(column) ? 'category' : 'key';
  switch (column.content) {
    case 'boolean':
      return 'flag';
    case 'date':
    case 'timestamp':
      return 'time';
    case 'compact-date':
    case 'day-first-date':
    case 'month-first-date':
    case 'loose-day-first-date':
    case 'loose-month-first-date':
    case 'unix-seconds':
    case 'unix-milliseconds':
    case 'blob':
    case 'empty':
      return 'other';
    case 'real':
      if (isYear(column, words) && [column.min, column.max].every(Number.isInteger)) return 'category';
      return words.some((word) => word === 'latitude' || word === 'longitude') ? 'other' : 'measure';
    case 'integer':
      if (isAuxiliary(words[0]) && Number(column.max) <= 1 && Number(column.min) >= 0) return 'flag';
      return CODE_WORDS.has(last) || isYear(column, words) ? 'category' : 'measure';
    case 'text':
      return textRole(place);
  }
}

/** What is told by a name and no number: an `award_id` that is "Rookie of the Year". */
function isOfNames({ content, values }: CatalogColumn): boolean {
  const names = content === 'text' ? (values ?? []).map((value) => `${value}`) : [];
  return names.length > 0 && names.every((name) => NAMED.test(name)) && names.some((name) => / /.test(name));
}

const NAMED = /^\p{L}{2,}(?:[ '&-]+\p{L}+)*$/u;

/** More different texts than this and nobody groups by them, unless each stands for many rows. */
const CATEGORY_MAX = 60;

/** A date may be a primary key and is asked for as a date. */
function isKeyContent(column: CatalogColumn): boolean {
  return column.content === 'integer' || column.content === 'text';
}

function textRole(place: ColumnPlace): FieldRole {
  const { table, column, words } = place;
  if (words.some((word) => GEOGRAPHY_WORDS.has(word))) return 'geography';
  if (words.some((word) => NAME_WORDS.has(word)) && !isShared(place)) return 'name';
  if (isMeaningOfCode(table, column) || isYesOrNo(column)) return 'category';
  if (isNameOfKind(table, column, words)) return 'name';
  if (isOftenDescribedSo(table, column, words)) return 'category';
  if (words.some((word) => CONTACT_WORDS.has(word)) || column.values === null) return 'other';
  const isGrouped = column.distinctCount <= CATEGORY_MAX || column.distinctCount * 5 <= table.rowCount;
  return isGrouped ? 'category' : 'other';
}

/** A short table of codes names each by its description: `treatment_type_description`. */
function isNameOfKind(
  table: CatalogTable,
  { name, values }: CatalogColumn,
  words: readonly string[],
): boolean {
  const hasName = table.columns.some((other) => other.name !== name && /name|title/i.test(other.name));
  return (
    words.at(-1) === 'description' &&
    !hasName &&
    table.rowCount <= CATEGORY_MAX &&
    values?.length === table.rowCount &&
    values.every((value) => String(value).length <= DESCRIPTION_MAX)
  );
}

/** The same few words describe many rows: a `location_description` is a kind of place. */
function isOftenDescribedSo(
  { rowCount }: CatalogTable,
  { values, distinctCount }: CatalogColumn,
  words: readonly string[],
): boolean {
  return (
    words.at(-1) === 'description' &&
    values !== null &&
    distinctCount <= CATEGORY_MAX &&
    distinctCount * 3 <= rowCount * 2 &&
    values.every((value) => String(value).length <= DESCRIPTION_MAX)
  );
}

const DESCRIPTION_MAX = 40;

/** Many people have the same job title, and many vehicles the same make name; people of the same name remain people. */
function isShared({ table, column, words, tableWords }: ColumnPlace): boolean {
  const isOfOther =
    !words.includes('name') || words.every((word) => !NAME_KINDS.has(word) && !tableWords.includes(word));
  return isOfOther && words.length > 1 && column.distinctCount * 3 <= table.rowCount;
}
