import type { Sense } from '../../lexicon/words.ts';
import type { Segmentation } from '../segment.ts';
import { askOfWinner, asksOfWinner, pointsAtWinner } from './ask-of-winner.ts';
import { readClause, refersBack } from './asked-clause.ts';
import type { Spoken } from './clause-chart.ts';
import { beginWith, joinClause } from './join-clauses.ts';
import { draftOfJoined, type Joined } from './joined.ts';
import { asks, type Clause, splitClauses } from './split-clauses.ts';

const JOINED_MAX = 12;

/** Whether a clause after the first asks by a word that asks, or speaks of what those before it are about. */
export function asksAgain(spoken: Spoken): boolean {
  if (asksOfWinner(spoken)) return true;
  const clauses = splitClauses(spoken.words);
  // "of the loans made in 2024, what share …", "for each office, what is …" ask once.
  if (clauses.length === 2 && (spoken.words[0] === 'of' || beginsWithGroup(spoken))) return false;
  return clauses.slice(1).some((clause) => asks(spoken.words, clause.start) || refersBack(spoken, clause));
}

function beginsWithGroup({ candidates }: Spoken): boolean {
  return candidates.some(
    ({ start, meaning }) => start === 0 && meaning.kind === 'language' && meaning.sense === GROUP,
  );
}

const GROUP: Sense = 'group';

/** The readings of a question of several clauses about the same rows, each as the one draft that they make together. */
export function readClauses(spoken: Spoken): readonly Segmentation[] {
  const ranked = askOfWinner(spoken);
  if (ranked.length > 0 || pointsAtWinner(spoken)) return ranked;
  const clauses = splitClauses(spoken.words);
  const found = joinedOf(spoken, clauses);
  const [first, second, ...others] = clauses;
  if (found.length > 0 || first === undefined || second === undefined || others.length === 0) return found;
  // "for each year, how many were there, and …": the first is no clause by itself.
  return joinedOf(spoken, [{ start: first.start, end: second.end }, ...others]);
}

function joinedOf(spoken: Spoken, [first, ...others]: readonly Clause[]): readonly Segmentation[] {
  if (first === undefined) return [];
  let joined: readonly Joined[] = readClause(spoken, first, null).flatMap(
    (one) => beginWith(one, spoken.index) ?? [],
  );
  for (const clause of others) {
    const subjects = new Set(joined.map(({ subject }) => subject));
    const readings = new Map([...subjects].map((one) => [one, readClause(spoken, clause, one)]));
    joined = joined
      .flatMap((before) =>
        (readings.get(before.subject) ?? []).flatMap((one) => joinClause(before, one, spoken.index) ?? []),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, JOINED_MAX);
  }
  return joined.flatMap((one) => {
    const draft = draftOfJoined(one);
    if (draft === null) return [];
    const clauses = 1 + others.length;
    return [{ phrases: one.phrases, cost: one.cost, clauses, key: JSON.stringify(draft), draft }];
  });
}
