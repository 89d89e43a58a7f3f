import type { Expression } from '../../shared/mod.ts';
import type { Dataset, Field, Knowledge, Segment } from '../knowledge.ts';
import { LATENESS } from './thesaurus.ts';

/**
 * The knowledge with words for rows that were done after the day they were due, and for those that were not: `late` and
 * `on time`. None where a table has several such dates, or something is called so
 * already. `isNamed` tells the tables that a person has described.
 */
export function withLateRows(knowledge: Knowledge, isNamed: (table: string) => boolean): Knowledge {
  const words = new Set([
    ...knowledge.segments.flatMap(({ label, synonyms }) => [label, ...synonyms]),
    ...knowledge.datasets.flatMap(({ fields }) => fields.flatMap(wordsOf)),
  ]);
  if ([...LATENESS.late, ...LATENESS.punctual].some((word) => words.has(word))) return knowledge;
  const segments = knowledge.datasets
    .filter(({ name, isVisible }) => isVisible && !isNamed(name))
    .flatMap(segmentsOf);
  return segments.length === 0 ? knowledge : { ...knowledge, segments: [...knowledge.segments, ...segments] };
}

function wordsOf({ label, synonyms, values }: Field): readonly string[] {
  return [label, ...synonyms, ...(values ?? []).map(({ value }) => String(value).toLowerCase())];
}

function segmentsOf(dataset: Dataset): readonly Segment[] {
  const times = dataset.fields.filter(({ role, expression }) => role === 'time' && expression === null);
  const [due, ...otherDue] = times.filter(({ label }) => LATENESS.due.test(label));
  const [done, ...otherDone] = times.filter(({ label }) => LATENESS.done.test(label));
  if (due === undefined || done === undefined || otherDue.length + otherDone.length > 0) return [];
  // A time of day is after the day itself.
  if (due.type !== done.type) return [];
  const condition = (operator: '>' | '<='): Expression => ({
    kind: 'binary',
    operator,
    left: { kind: 'column', table: dataset.name, column: done.name },
    right: { kind: 'column', table: dataset.name, column: due.name },
  });
  const { late, punctual } = LATENESS;
  return [
    ...segments(dataset, late, { condition: condition('>'), done }),
    ...segments(dataset, punctual, { condition: condition('<='), done }),
  ];
}

/** "late" alone says nothing of when; "delivered late in 2024" was delivered then. */
function segments(
  { name: dataset }: Dataset,
  words: readonly string[],
  { condition, done }: { readonly condition: Expression; readonly done: Field },
): readonly Segment[] {
  const deeds = [...done.label.split(' '), ...done.synonyms].filter((word) =>
    /^[a-z]+(?:ed|aid)$/.test(word),
  );
  const withDeeds = [...new Set(deeds)].flatMap((deed) => words.map((word) => `${deed} ${word}`));
  const made = (names: readonly string[], date: string | null): readonly Segment[] => {
    const [label, ...synonyms] = names;
    return label === undefined
      ? []
      : [{ name: `${dataset}.${done.name} ${label}`, label, synonyms, nouns: [], dataset, date, condition }];
  };
  return [...made(words, null), ...made(withDeeds, done.name)];
}
