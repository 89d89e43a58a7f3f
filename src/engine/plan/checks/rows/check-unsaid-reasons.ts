import { CLAUSE_WORDS } from '../../../lexicon/cues.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textsHeld } from '../../texts-held.ts';

/**
 * Rejects the reason of a deed where the words tell how rows are, and neither the deed nor a reason: "customers with a low score" are
 * not those who were turned down for it, and how low is not said.
 */
export function checkUnsaidReasons(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values' || words.some((word) => REASONS.has(word))) return;
  for (const {
    column,
    texts: [value],
  } of textsHeld(query)) {
    const { label } = index.field(column.table, column.column);
    if (value === undefined || !label.endsWith(' reason')) continue;
    const deeds = label.split(' ').filter(isDeed);
    const states = index.knowledge.segments.filter(({ dataset }) => dataset === column.table);
    const told = states.flatMap(({ label: state, synonyms: others }) =>
      deeds.some((deed) => stemOf(deed) === stemOf(state)) ? [state, ...others] : [],
    );
    const stems = new Set(
      [...deeds, ...told.map((name) => name.split(' ')[0] ?? '')].filter(isDeed).map(stemOf),
    );
    if (!words.some((word) => stems.has(stemOf(word))))
      undecided(`whether "${value.toLowerCase()}" is a ${label} is not said`);
  }
}

function isDeed(word: string): boolean {
  return word.length >= STEM_MIN && word !== 'with' && !CLAUSE_WORDS.has(word) && !REASONS.has(word);
}

function stemOf(word: string): string {
  return word.slice(0, STEM_MAX);
}

const STEM_MIN = 4;
const STEM_MAX = 5;

const REASONS: ReadonlySet<string> = wordSet(
  'because cause caused causes cited cite citing due explanation grounds owing rationale reason reasons why',
);
