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
  const tables = tablesIn(query);
  const asked = JSON.stringify(query);
  const states = statesOf(index);
  for (const state of states) {
    const { dataset, names, columns } = state;
    if (!tables.has(dataset) || columns.some((column) => asked.includes(`"${column}"`))) continue;
    const lost = names.find(
      (name) =>
        isSaid(name, text) && !isDate(name, { dataset, text, index }) && !isOfOthers(name, state, states),
    );
    if (lost !== undefined) noSense(`which of them are ${lost} is not told`);
  }
}

/** States of rows by columns of their own. */
function statesOf({ knowledge }: KnowledgeIndex): readonly State[] {
  const segments = knowledge.segments.flatMap(({ dataset, label, synonyms, condition }): State[] => {
    const columns = columnsOf(condition);
    const isOwn = columns.length > 0 && columns.every(({ table }) => table === dataset);
    return isOwn
      ? [{ dataset, names: [label, ...synonyms], columns: columns.map(({ column }) => column) }]
      : [];
  });
  const values = knowledge.datasets.flatMap(({ name: dataset, fields }) =>
    fields.flatMap((field) =>
      (field.role === 'category' ? (field.values ?? []) : []).map(
        ({ value, synonyms }): State => ({
          dataset,
          names: [String(value).toLowerCase(), ...synonyms],
          columns: [field.name],
        }),
      ),
    ),
  );
  return [...segments, ...values];
}

/** "that fell through", "are employed", "in process": said of rows, and no part of a name. */
function isSaid(name: string, text: string): boolean {
  const at = ` ${text} `.indexOf(` ${name} `);
  if (at < 0) return false;
  const before = text.slice(0, at).trim().split(' ').at(-1) ?? '';
  const [first = '', ...others] = name.split(' ');
  if (others.length === 0) return name.length > 1 && BEING.has(before);
  const isWhat = BEING.has(before) || RELATIVES.has(before) || PREPOSITIONS.has(first);
  return isWhat || (others.length > 1 && AIMS.has(before));
}

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

/** "at least one payment was late" says nothing of the loan. */
function isOfOthers(name: string, { columns }: State, states: readonly State[]): boolean {
  return states.some(
    (other) => other.names.includes(name) && other.columns.every((one) => !columns.includes(one)),
  );
}
