import { type Dataset, type Field, type Knowledge, pluralOf, type Relationship } from '../catalog/mod.ts';
import { verbStem } from './lexicon/inflection.ts';
import { isPart } from './lexicon/parts.ts';
import { wordsOfRole } from './words-of-role.ts';

/** A table that ties rows of one table to others of the same: `friend (student_id, friend_id)`. */
export interface Tie {
  readonly table: string;
  /** The table of both ends. */
  readonly of: string;
  /** Whose tie it is: `student_id`. */
  readonly own: Relationship;
  /** To whom: `friend_id`, which is called as the table is. */
  readonly other: Relationship;
  /** What the column of the own end calls any row of that table: `student`. */
  readonly noun: string;
}

/** Ties have little more than their two ends. */
const FIELDS_MAX = 4;

/** Tables that tie a table to itself, where the words of the two columns tell which end is whose. */
export function tiesOf(knowledge: Knowledge): readonly Tie[] {
  const { datasets, relationships } = knowledge;
  return datasets.flatMap((table) => {
    const keys = relationships.filter(({ from }) => from === table.name);
    const [first, second, ...more] = keys;
    if (!table.isVisible || table.fields.length > FIELDS_MAX || more.length > 0) return [];
    if (first === undefined || second === undefined || first.to !== second.to) return [];
    const [other, ...others] = keys.filter((key) => isCalledAs(table, key));
    const own = other === first ? second : first;
    const noun = wordOf(table, own);
    const isTie = other !== undefined && others.length === 0 && own.to !== table.name && noun !== null;
    return isTie && isPlainNoun(noun, own.to, knowledge)
      ? [{ table: table.name, of: own.to, own, other, noun }]
      : [];
  });
}

/** `friend_id` of friends, `liked_id` of likes. */
function isCalledAs(table: Dataset, key: Relationship): boolean {
  const word = wordOf(table, key);
  const head = table.label.split(' ').at(-1) ?? '';
  return word !== null && stemOf(word) === stemOf(head);
}

/** A tie that is told by a verb, seen from both ends. */
export interface ToldTie {
  readonly of: string;
  readonly stem: string;
  /** What those who do it have: `likes`; and those to whom it is done: `likes received`. */
  readonly done: string;
  readonly undergone: string;
}

/** The ties that verbs tell of, where they are known from both ends already. */
export function toldTies({ datasets, relationships }: Knowledge): readonly ToldTie[] {
  return datasets.flatMap((undergone) => {
    const table = datasets.find(({ name }) => name === undergone.roleOf);
    const key = relationships.find(({ from }) => from === undergone.name);
    const own = relationships.find(({ from, to }) => from === table?.name && to === key?.to);
    if (table === undefined || key === undefined || own === undefined) return [];
    if (own.fromColumns.join() === key.fromColumns.join() || table.roleOf !== undefined) return [];
    const stem = stemOf(table.label.split(' ').at(-1) ?? '');
    return [{ of: key.to, stem, done: table.labelPlural, undergone: undergone.labelPlural }];
  });
}

/** `lik` of both "likes" and "liked". */
export function stemOf(word: string): string {
  return verbStem(word).replace(/e$/, '');
}

/** The only word by which the column calls the row that it refers to. */
function wordOf({ fields }: Dataset, { fromColumns: [column, ...more] }: Relationship): string | null {
  const label = fields.find(({ name }) => name === column)?.label;
  const [word, ...others] = label === undefined || more.length > 0 ? [] : wordsOfRole(label);
  return word === undefined || others.length > 0 ? null : word;
}

/** "student" of highschoolers; no name of another table, nor of one end only: a child, a sender. */
function isPlainNoun(noun: string, of: string, { datasets }: Knowledge): boolean {
  const isTaken = datasets.some(
    ({ name, label, synonyms }) => name !== of && (label === noun || synonyms.includes(noun)),
  );
  return !isTaken && !isPart(noun);
}

/** The knowledge where any row may be called as the own end of its ties is: a student is any highschooler, and no part of one. */
export function withTieNouns(knowledge: Knowledge, ties: readonly Tie[]): Knowledge {
  if (ties.length === 0) return knowledge;
  return {
    ...knowledge,
    datasets: knowledge.datasets.map((dataset) => {
      const nouns = ties.flatMap(({ of, noun }) =>
        of === dataset.name && noun !== dataset.label ? [noun, pluralOf(noun)] : [],
      );
      return { ...dataset, synonyms: [...new Set([...dataset.synonyms, ...nouns])] };
    }),
  };
}

/**
 * The knowledge where a tie shows who is at its other end, and is of the row at its own end: the friends of Ada are called by
 * their names, and not by hers. Where the other end is told by a participle, the tie is also seen from there: who is liked has
 * been given likes. The parts that rows play are known already.
 */
export function withTieEnds(knowledge: Knowledge, ties: readonly Tie[]): Knowledge {
  return ties.reduce(withTieEnd, knowledge);
}

function withTieEnd(knowledge: Knowledge, tie: Tie): Knowledge {
  const end = endOf(tie, knowledge);
  if (end === null) return knowledge;
  const { datasets, relationships } = knowledge;
  const isOfOther = ({ from, to, fromColumns }: Relationship): boolean =>
    from === tie.table && to === tie.of && fromColumns[0] === tie.other.fromColumns[0];
  const table = datasets.find(({ name }) => name === tie.table);
  const undergone = table === undefined ? null : undergoneOf(table, tie);
  return {
    ...knowledge,
    datasets: [
      ...datasets.map((dataset) => (dataset === table ? withEnd(dataset, tie, end) : dataset)),
      ...(undergone === null ? [] : [undergone]),
    ],
    relationships: [
      ...relationships.filter((one) => !isOfOther(one)),
      ...(undergone === null
        ? []
        : [{ ...tie.other, from: undergone.name, name: `${undergone.name} ${tie.other.name}` }]),
    ],
  };
}

/** The part that the row at the other end plays. */
function endOf({ table, of, other }: Tie, { datasets, relationships }: Knowledge): Dataset | null {
  const [key, ...more] = relationships.filter(
    ({ from, to, fromColumns }) => from === table && to !== of && fromColumns[0] === other.fromColumns[0],
  );
  return more.length > 0 ? null : (datasets.find(({ name }) => name === key?.to) ?? null);
}

/** The same ties of those to whom it was done: the liked have likes received. */
function undergoneOf(table: Dataset, { other }: Tie): Dataset | null {
  const word = wordOf(table, other);
  if (word === null || !isParticiple(word, table)) return null;
  return {
    ...table,
    name: `${word}_${table.name}`,
    roleOf: table.name,
    label: `${table.label} received`,
    labelPlural: `${table.labelPlural} received`,
    synonyms: [word],
    fields: table.fields.filter(({ role }) => role === 'key'),
    display: [],
    defaultMeasure: null,
  };
}

/** `liked` of likes; `friend` of friends is a noun. */
export function isParticiple(word: string, { label }: Pick<Dataset, 'label'>): boolean {
  return word.endsWith('ed') && !label.split(' ').includes(word);
}

function withEnd(dataset: Dataset, tie: Tie, end: Dataset): Dataset {
  const noun = wordOf(dataset, tie.other) ?? '';
  // A friend has a grade; a like has none.
  const isNoun = !isParticiple(noun, dataset);
  const shown = end.fields
    .filter(({ role }) => role !== 'key' && role !== 'time')
    .map((field): Field => {
      const label = `${noun} ${field.name}`;
      return {
        ...field,
        name: label,
        label,
        synonyms: isNoun ? [field.name] : [],
        values: null,
        expression: { kind: 'column', table: end.name, column: field.name },
      };
    });
  return {
    ...dataset,
    fields: [...dataset.fields.map((field) => withoutShortName(field, noun)), ...shown],
    display: end.display.map((name) => `${noun} ${name}`),
  };
}

/** The number of a friend is no number of the tie. */
function withoutShortName(field: Field, noun: string): Field {
  return { ...field, synonyms: field.synonyms.filter((name) => `${noun} ${name}` !== field.label) };
}
