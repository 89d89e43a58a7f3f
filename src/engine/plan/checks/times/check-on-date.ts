import { conjunctsOf, filtersOf, testsOf } from '../../../conjuncts.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects all that have a date where they were done on that very day: "payments made on the due date". */
export function checkOnDate(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkOpenOn(query, words, index);
  const [, deed = '', date = ''] = ON_DATE.exec(textOf(words)) ?? [];
  if (date === '' || !isDone(deed) || NO_DEEDS.has(deed)) return;
  const isDate = index.knowledge.datasets.some(({ fields }) =>
    fields.some(({ role, label, synonyms }) => role === 'time' && [label, ...synonyms].includes(date)),
  );
  const tests = [...conjunctsOf(query.where), ...filtersOf(query)].flatMap(partsOf);
  if (isDate && !tests.some(comparesColumns))
    undecided(`whether they were ${deed} on that day is not in the answer`);
}

/** "exhibitions open on 1 May" opened before, and close after it: they are not those that open on that day. */
function checkOpenOn(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  const state = OPEN_ON.exec(textOf(words))?.[1];
  if (state === undefined) return;
  const dates = testsOf(query.where)
    .flatMap(columnsOf)
    .filter(({ table, column }) => index.field(table, column).role === 'time');
  const isBegun = ({ table }: Column): boolean =>
    index
      .dataset(table)
      .fields.some(
        ({ name, role, label }) =>
          role === 'time' && END.test(label) && !dates.some((one) => one.column === name),
      );
  if (dates.some(isBegun)) undecided(`what was ${state} then is not known`);
}

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

const OPEN_ON =
  /(?<!\b(?:that|to|which|will) )\b(active|available|effective|in effect|ongoing|open|running|valid) (?:at|as of|during|in|on) (?:the )?(?:[a-z]+ )?\d/;
const END = /\b(?:clos|end|expir|finish|to$|until)/;

const ON_DATE = /\b([a-z]+) (?:exactly |precisely |right )?on (?:the|its|their) ((?:[a-z]+ )?(?:date|day))\b/;
/** What is said of how an answer is made. */
const NO_DEEDS: ReadonlySet<string> = new Set(
  'based calculated counted dated grouped measured ordered sorted'.split(' '),
);

function comparesColumns(part: object): boolean {
  if (!('kind' in part && part.kind === 'binary' && 'left' in part && 'right' in part)) return false;
  return [part.left, part.right].every((side) => JSON.stringify(side).includes('"kind":"column"'));
}

/** Without one of these {@link checkOnDate} holds on to nothing. */
export const ON_DATE_CUES: readonly Cue[] = [OPEN_ON, ON_DATE];
