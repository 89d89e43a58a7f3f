import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { CLAUSE_WORDS } from '../../../lexicon/cues.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import { isPastForm } from '../../deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the reasons of something else where the words speak of reasons alone: "reasons for closing an account", "withdrawn
 * applications by reason" and "the reason for the loan" ask for no decline reasons.
 */
export function checkReasons(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const at = words.findIndex((word) => word === 'reason' || word === 'reasons');
  if (at < 0) return;
  const reasons = reasonsShown(query, index);
  if (reasons.length === 0) return;
  const isOfDeed = (stem: string): boolean =>
    reasons.some(({ deeds }) => deeds.some((word) => word.startsWith(stem)));
  const near = words.slice(at + 1, at + WITHIN);
  const doing = near.find((word, place) => DEED.test(word) && BEFORE.has(near[place - 1] ?? ''));
  if (doing !== undefined && !isOfDeed(stemOf(doing.slice(0, -ENDING)))) noSense(OF_OTHERS);
  if (words.some((word, place) => place !== at && word.length >= STEM_MIN && isOfDeed(stemOf(word)))) return;
  const states = testsOf(query.where).flatMap((test) => statesOf(test, index, isOfDeed));
  const isOfOtherState = states.length > 0 && !states.some((state) => isOfDeed(stemOf(state)));
  const isOfOtherRows = reasons.every(({ table }) => !tablesAsked(query).includes(table));
  if (isOfOtherState || (isOfOtherRows && states.length === 0) || saysOf(near)) noSense(OF_OTHERS);
}

const OF_OTHERS = 'these are the reasons of something else';

interface Reason {
  readonly table: string;
  /** What is done for that reason, in all the words that the column has for it. */
  readonly deeds: readonly string[];
}

function reasonsShown(query: AggregateQuery | ListQuery, index: KnowledgeIndex): readonly Reason[] {
  const shown = query.kind === 'list' ? query.fields : query.dimensions;
  return shown
    .flatMap(({ expression }) => columnsOf(expression))
    .flatMap(({ table, column }) => {
      const { label, synonyms } = index.field(table, column);
      if (!label.endsWith('reason') || label === 'reason') return [];
      const deeds = [label, ...synonyms].flatMap((name) => name.split(' '));
      return [{ table, deeds: deeds.filter((word) => !IDLE.has(word) && !CLAUSE_WORDS.has(word)) }];
    });
}

/** Words of names of reasons that are no deed. */
const IDLE: ReadonlySet<string> = new Set('cause causes for of reason reasons the'.split(' '));

/** What rows have become: "Charged Off", "Withdrawn" where others are "Declined". */
function statesOf(
  test: Expression,
  index: KnowledgeIndex,
  isOfDeed: (stem: string) => boolean,
): readonly string[] {
  const isBesideDeed = columnsOf(test).some(({ table, column }) =>
    (index.field(table, column).values ?? []).some((one) => isOfDeed(stemOf(firstWord(String(one.value))))),
  );
  return literalsOf(test)
    .map(firstWord)
    .filter((state) => isBesideDeed || isPastForm(state));
}

function firstWord(text: string): string {
  return text.toLowerCase().split(' ')[0] ?? '';
}

function tablesAsked(query: AggregateQuery | ListQuery): readonly string[] {
  return query.kind === 'list'
    ? [query.from]
    : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
}

/** "reason for the loan": of what they are said to be, which is no group and no time. */
function saysOf([joint, ...rest]: readonly string[]): boolean {
  const [noun] = rest.filter((word) => !DETERMINERS.has(word));
  return (
    (joint === 'for' || joint === 'behind') &&
    noun !== undefined &&
    !GROUPING.has(rest[0] ?? '') &&
    /^\p{L}/u.test(noun)
  );
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'being', 'our', 'the', 'their']);
const GROUPING: ReadonlySet<string> = new Set(['all', 'each', 'every', 'this']);

function stemOf(word: string): string {
  return word.slice(0, STEM_MAX);
}

const BEFORE: ReadonlySet<string> = new Set(['behind', 'for', 'of', 'when', 'while']);
const DEED = /^[a-z]{3,}ing$/;
/** "reasons we give most often when declining …". */
const WITHIN = 9;
const ENDING = 3;
const STEM_MIN = 4;
const STEM_MAX = 5;

/** Without one of these {@link checkReasons} holds on to nothing. */
export const REASONS_CUES: readonly Cue[] = ['reason', 'reasons'];
