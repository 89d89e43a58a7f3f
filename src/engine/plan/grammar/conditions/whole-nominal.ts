import { CONTRASTS, NONE_OF } from '../../../lexicon/cues.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { type Parser, revised } from '../../parser.ts';
import type { Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';

/** What somebody has, without what they have not: "an application *but no loan*", "courses *but have no students*". */
export const wholeNominal: Parser<Nominal> = revised(nominal, (found, { words, index }, at) =>
  found
    .filter(({ value, end }) => !takesDenial(value, words.slice(at, end)))
    .map((reading) => ({ ...reading, value: ofLink(reading.value, index) })),
);

/** What somebody lacks: "(without) a *temporary tutor*", "(no) car loan *and no student loan*". */
export const lackedNominal: Parser<Nominal> = revised(nominal, (found, { words, index }, at) =>
  found
    .filter(({ value, end }) => !takesDenial(value, words.slice(at, end)))
    .map((reading) => ({ ...reading, value: ofLink(reading.value, index) })),
);

/** The rows that bring somebody together with others, where these are so only there: lessons with a *temporary tutor* are taught so. */
function ofLink(rows: Nominal, index: KnowledgeIndex): Nominal {
  const [only, ...others] = rows.conditions;
  const [segment, ...more] = only?.kind === 'segment' ? only.segments : [];
  if (segment === undefined || others.length + more.length > 0) return rows;
  const { dataset } = index.segment(segment);
  const isLink = dataset !== rows.dataset && isLinkOf(index, dataset, rows.dataset);
  return isLink ? { ...rows, dataset } : rows;
}

/** Whether the table has a row for each pair of others, one of which is the other table. */
function isLinkOf(index: KnowledgeIndex, table: string, other: string): boolean {
  const keys = index.knowledge.relationships.filter(({ from }) => from === table);
  const { primaryKey } = index.dataset(table);
  const isOfKey = keys.every(({ fromColumns }) => fromColumns.every((column) => primaryKey.includes(column)));
  return keys.length === 2 && isOfKey && keys.some(({ to }) => to === other);
}

/** Who has "an application but no loan", or "without ever getting a loan", has no loan; the application is not asked to have none. */
export function takesDenial({ conditions }: Nominal, words: readonly string[]): boolean {
  const last = conditions.at(-1);
  const isNone = last?.kind === 'not' && last.of.kind === 'exists';
  return (
    isNone &&
    words.some((one, place) =>
      one === 'without'
        ? DOING.test(words[place + 1] ?? '')
        : CONTRASTS.has(one) && denies(words.slice(place + 1)),
    )
  );
}

/** "no", "have no", "do not have", "never": what the words begin with. */
function denies([first = '', next = '']: readonly string[]): boolean {
  return NONE_OF.has(first) || (VERB.test(first) && NONE_OF.has(next));
}

const DOING = /^(?:ever|[a-z]+ing)$/;
const VERB = /^(?:are|did|do|does|had|has|have|is|was|were)$/;
