import type { Knowledge } from '../../../../catalog/mod.ts';
import { rememberedOf } from '../../../../shared/mod.ts';
import { BEING } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesIn } from '../../tables-in.ts';
import { textOf } from '../../text-of.ts';

/** What the data calls a state of the rows of a table, with the columns that tell it. */
interface State {
  readonly dataset: string;
  readonly names: readonly string[];
  readonly columns: readonly string[];
}

/**
 * Rejects a query without a state that the words say of its rows, where the words of the state say nothing elsewhere: "applications
 * that *fell through*", "requests that *made it*", "people who are *employed*".
 */
export function checkLostStates(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  checkStateBeforeNoun(query, text, { index, tables: tablesIn(query) });
  rejectLost(query, words, { index, isSo: isSaid });
}

/** The same of a state that ends what is said of rows, however the rest is read: "what share of it is *still outstanding* by grade?" */
export function checkStatesKept(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'values') rejectLost(query, words, { index, isSo: isSaidLast });
}

function rejectLost(
  query: LogicalQuery,
  words: readonly string[],
  { index, isSo }: { readonly index: KnowledgeIndex; readonly isSo: (name: string, text: string) => boolean },
): void {
  const tables = tablesIn(query);
  const said = statesSaid(index)(words).filter(({ dataset }) => tables.has(dataset));
  if (said.length === 0) return;
  const text = textOf(words);
  const asked = JSON.stringify(query);
  for (const state of said) {
    const { dataset, names, columns } = state;
    if (columns.some((column) => asked.includes(`"${column}"`))) continue;
    const lost = names.find(
      (name) =>
        isSo(name, text) &&
        !isDate(name, { dataset, text, index }) &&
        !isOfOthers(name, state, { asked, text, index }),
    );
    if (lost !== undefined) noSense(`which of them are ${lost} is not told`);
  }
}

const INCLUDING = /(?<! not) including (?:(?:all|also|any|even|our|the) )*/g;

/** "the *open* loan with the largest balance": the state of rows right before their noun. */
function checkStateBeforeNoun(
  query: LogicalQuery,
  text: string,
  { index, tables }: { readonly index: KnowledgeIndex; readonly tables: ReadonlySet<string> },
): void {
  // What is included too restricts nothing.
  const spaced = ` ${text} `.replaceAll(INCLUDING, ' including also ');
  let asked: string | null = null;
  for (const { dataset, label, condition } of index.knowledge.segments) {
    if (!tables.has(dataset) || !spaced.includes(` ${label} `)) continue;
    const { label: noun, labelPlural } = index.dataset(dataset);
    if (![noun, labelPlural].some((one) => spaced.includes(` ${label} ${one} `))) continue;
    if (spaced.includes(` including also ${label} `)) continue;
    const columns = columnsOf(condition);
    asked ??= JSON.stringify(query).toLowerCase();
    // "debt *consolidation* loans" are those of another name.
    const told = [label, ...columns.map(({ column }) => `"${column.toLowerCase()}"`)];
    const isTold = told.some((one) => asked?.includes(one));
    if (columns.length > 0 && !isTold) noSense(`which of them are ${label} is not told`);
  }
}

/** The states that the words may have: few of many, so that what tells them is looked up for these alone. */
const statesSaid: (index: KnowledgeIndex) => (words: readonly string[]) => readonly State[] = rememberedOf(
  ({ knowledge }) =>
    rememberedOf((said) => {
      const text = textOf(said);
      const words = text.split(/\s+/);
      const starts = words.filter((word, at) => PREPOSITIONS.has(word) || isBeforeState(words[at - 1] ?? ''));
      if (starts.length === 0) return [];
      const { states, namesByLetter } = statesOf(knowledge);
      const places = new Set<number>();
      for (const start of new Set(starts))
        for (const { name, at } of namesByLetter.get(start.charAt(0)) ?? [])
          if (!places.has(at) && name.startsWith(start) && text.includes(name)) places.add(at);
      return states.filter((_, at) => places.has(at));
    }),
);

function isBeforeState(word: string): boolean {
  return BEING.has(word) || STILL.has(word) || RELATIVES.has(word) || AIMS.has(word);
}

/** The states of the data in their order, and where their names are among them, by the first letter. */
interface States {
  readonly states: readonly State[];
  readonly namesByLetter: ReadonlyMap<string, readonly { readonly name: string; readonly at: number }[]>;
}

/** States of rows by columns of their own. */
const statesOf: (knowledge: Knowledge) => States = rememberedOf((knowledge) => {
  const states: State[] = [];
  for (const { dataset, label, synonyms, condition } of knowledge.segments) {
    const columns = columnsOf(condition);
    const isOwn = columns.length > 0 && columns.every(({ table }) => table === dataset);
    if (isOwn)
      states.push({ dataset, names: [label, ...synonyms], columns: columns.map(({ column }) => column) });
  }
  for (const { name: dataset, fields } of knowledge.datasets)
    for (const { name: column, role, values } of fields)
      for (const { value, synonyms } of role === 'category' ? (values ?? []) : [])
        states.push({ dataset, names: [String(value).toLowerCase(), ...synonyms], columns: [column] });
  const names = states.flatMap((state, at) => state.names.map((name) => ({ name, at })));
  return { states, namesByLetter: Map.groupBy(names, ({ name }) => name.charAt(0)) };
});

/** "that fell through", "are employed", "in process": said of rows, and no part of a name. */
function isSaid(name: string, text: string): boolean {
  const at = ` ${text} `.indexOf(` ${name} `);
  if (at < 0) return false;
  const before = text.slice(0, at).trim().split(' ').at(-1) ?? '';
  const [first = '', ...others] = name.split(' ');
  const isBeing =
    BEING.has(before) ||
    (STILL.has(before) && / (?:is|are|was|were) [a-z]+ $/.test(` ${text} `.slice(0, at + 1)));
  if (others.length === 0) return name.length > 1 && isBeing;
  const isWhat = isBeing || RELATIVES.has(before) || PREPOSITIONS.has(first);
  return isWhat || (others.length > 1 && AIMS.has(before));
}

/** A name of one word after "is" or "are", with which the clause ends. */
function isSaidLast(name: string, text: string): boolean {
  return (
    !name.includes(' ') && isSaid(name, text) && new RegExp(` ${name} (?:${CLAUSE_ENDS})`).test(` ${text} `)
  );
}

const CLAUSE_ENDS = '$|[?,.;] |(?:and|at|by|for each|for every|in|of|or|per) ';
const STILL: ReadonlySet<string> = new Set(['currently', 'now', 'still', 'yet']);
const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);
/** "loans *to* open a business"; "the time to charge off" is none of theirs. */
const AIMS: ReadonlySet<string> = new Set(['for', 'to']);
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'on', 'under', 'up']);

interface Said {
  readonly dataset: string;
  readonly text: string;
  readonly index: KnowledgeIndex;
}

/** "loans made in 2024", "that came on the books in May": the words are those of a date, or a part of them. */
function isDate(name: string, { dataset, text, index }: Said): boolean {
  const dates = index.dataset(dataset).fields.filter(({ role }) => role === 'time');
  return dates.some(({ label, synonyms }) =>
    [label, ...synonyms].some(
      (date) => ` ${date} `.includes(` ${name} `) && ` ${text} `.includes(` ${date} `),
    ),
  );
}

/** "at least one payment was late" says nothing of the loan, "outstanding" may be what is owed, and "late fees" are no late loans. */
function isOfOthers(
  name: string,
  { columns }: State,
  { asked, text, index }: { readonly asked: string; readonly text: string; readonly index: KnowledgeIndex },
): boolean {
  const isTold = (one: string): boolean => !columns.includes(one) && asked.includes(`"${one}"`);
  const isIn = (called: string): boolean =>
    ` ${called} `.includes(` ${name} `) && ` ${text} `.includes(` ${called}`);
  const others = statesOf(index.knowledge).states.filter((one) => one.names.includes(name));
  return (
    others.some((other) => other.columns.every(isTold)) ||
    index.knowledge.datasets.some(({ fields }) =>
      fields.some((one) => isTold(one.name) && [one.label, ...one.synonyms].some(isIn)),
    )
  );
}
