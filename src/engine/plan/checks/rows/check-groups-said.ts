import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects groups by what may be anything ("applications, any *decision*") and those that are lost: "*product by product*: the volume". */
export function checkGroupsSaid(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const nouns = query.dimensions.map(({ label }) => label.split(' '));
  const isAny = words.some(
    (word, at) => words[at - 1] === 'any' && nouns.some((label) => label.length === 1 && label[0] === word),
  );
  if (isAny) noSense('any of them is meant');
  const [, turn = ''] = BY_TURNS.exec(textOf(words)) ?? [];
  // "side by side", "one by one" name no group
  const isGroup =
    turn !== '' &&
    (tablesCalled(turn, index).length > 0 ||
      index.knowledge.datasets.some(({ fields }) => fields.some(({ label }) => label === turn)));
  if (isGroup && !nouns.some((label) => label.includes(singularOf(turn))))
    noSense(`a number for each ${turn} is asked for`);
}

const BY_TURNS = /(?:^|, )([a-z]+) by \1(?= [:,]|$)/;

/** Without one of these {@link checkGroupsSaid} holds on to nothing. */
export const GROUPS_SAID_CUES: readonly Cue[] = ['any', BY_TURNS];
