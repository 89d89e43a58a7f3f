import { type Dataset, type Field, type Knowledge, singularOf } from '../../catalog/mod.ts';
import { derivationalStem } from '../lexicon/derivations.ts';
import {
  BESIDE_DEEDS,
  type DescribedKind,
  EACH_YEAR,
  OF_EACH_YEAR,
  ROLE_OF_KIND,
  STILL,
} from '../lexicon/descriptions.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { ROLE_VERBS } from '../lexicon/verb-roles.ts';
import { roleColumns } from '../unknown/verbs/role-columns.ts';

/** A column with its table. */
export interface OwnedColumn {
  readonly dataset: Dataset;
  readonly field: Field;
}

/** A column that is described by what was done. */
export interface Description {
  readonly kind: DescribedKind;
  /** What was done, in the words that say it: "asked for", "became customers". */
  readonly deed: readonly string[];
}

/** The one column of the tables that fits the description; null where none does, or several do. */
export function columnDescribed(
  { kind, deed }: Description,
  tables: readonly Dataset[],
  knowledge: Knowledge,
): OwnedColumn | null {
  const yearly = EACH_YEAR.find((turn) => endsWith(deed, turn));
  const done = yearly === undefined ? deed : deed.slice(0, -yearly.length);
  const ways = [done, done.filter((word) => !STILL.has(word))];
  for (const way of ways) {
    const found = [
      ...calledSo({ kind, deed: way }, tables),
      ...inRole({ kind, deed: way }, tables, knowledge),
    ];
    const distinct = [...new Set(found.map(({ field }) => field))];
    const [only] = found;
    if (distinct.length > 1) return null;
    if (only !== undefined) return yearly === undefined || isOfEachYear(only) ? only : null;
  }
  return null;
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return words.length > end.length && end.every((word, at) => words[words.length - end.length + at] === word);
}

/** "what they earn per year" is an annual income, and no monthly payment. */
function isOfEachYear({ field }: OwnedColumn): boolean {
  return [field.label, ...field.synonyms].some((name) =>
    name.split(' ').some((word) => OF_EACH_YEAR.has(word)),
  );
}

/** The columns whose names say no more than the deed. */
function calledSo({ kind, deed }: Description, tables: readonly Dataset[]): readonly OwnedColumn[] {
  const said = deed.filter((word) => !BESIDE_DEEDS[kind].has(word));
  if (said.length === 0) return [];
  return tables.flatMap((dataset) =>
    dataset.fields
      .filter((field) => isOfKind(field, kind))
      .filter(({ label, synonyms }) => [label, ...synonyms].some((name) => saysDeed(name, said, kind)))
      .map((field) => ({ dataset, field })),
  );
}

/** "opened on", "opening date" and "date opened" say "opened". */
function saysDeed(name: string, said: readonly string[], kind: DescribedKind): boolean {
  const own = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !BESIDE_DEEDS[kind].has(word));
  return own.length === said.length && said.every((word) => own.some((other) => isSameDeed(word, other)));
}

function isSameDeed(word: string, other: string): boolean {
  return (
    word === other ||
    singularOf(word) === singularOf(other) ||
    verbStem(word) === verbStem(other) ||
    derivationalStem(word) === derivationalStem(other)
  );
}

/** The columns that the role of a verb is called by, where no name says the verb: "submitted" of an application date. */
function inRole(
  { kind, deed: [verb = '', ...particle] }: Description,
  tables: readonly Dataset[],
  knowledge: Knowledge,
): readonly OwnedColumn[] {
  const verbs = (ROLE_VERBS.get(verb) ?? []).filter(
    (one) =>
      one.particle.length === particle.length && one.particle.every((word, at) => word === particle[at]),
  );
  const names = new Set(tables.map(({ name }) => name));
  return verbs.flatMap((one) =>
    roleColumns(one, ROLE_OF_KIND[kind], { tables: names, knowledge }).flatMap(({ dataset, field }) => {
      const table = tables.find(({ name }) => name === dataset);
      return table === undefined || field === null || !isOfKind(field, kind)
        ? []
        : [{ dataset: table, field }];
    }),
  );
}

function isOfKind({ role, type, unit }: Field, kind: DescribedKind): boolean {
  switch (kind) {
    case 'time':
      return role === 'time' || type === 'date' || type === 'timestamp';
    case 'amount':
      return role === 'measure' && (unit === null || unit.kind === 'money');
  }
}
