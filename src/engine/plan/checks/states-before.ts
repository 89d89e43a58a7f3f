import { rememberedOf } from '../../../shared/mod.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';

/** The words right before a place that say how rows are today: "*late* until", "*in Texas* at", "not *on time* before"; null for none. */
export function stateBefore(words: readonly string[], at: number, index: KnowledgeIndex): string | null {
  for (let length = LENGTH_MAX; length > 0; length -= 1) {
    const name = words.slice(Math.max(0, at - length), at).join(' ');
    if (PASSING.has(name) || statesOf(index).has(name)) return name;
  }
  return null;
}

const LENGTH_MAX = 3;

/** What lasts, whatever the data is of. */
const PASSING: ReadonlySet<string> = new Set(
  'active alive behind current delinquent late live open outstanding overdue pending running unpaid vacant'.split(
    ' ',
  ),
);

/** The names of states, and of the values of kinds and places. */
const statesOf: (index: KnowledgeIndex) => ReadonlySet<string> = rememberedOf(
  ({ knowledge }) =>
    new Set([
      ...knowledge.segments.flatMap(({ label, synonyms }) => [label, ...synonyms]),
      ...knowledge.datasets.flatMap(({ fields }) =>
        fields.flatMap(({ role, values }) =>
          (role === 'category' || role === 'geography' ? (values ?? []) : []).flatMap(({ value, synonyms }) =>
            [String(value), ...synonyms]
              .filter((one) => /[a-z]{3}/i.test(one))
              .map((one) => one.toLowerCase()),
          ),
        ),
      ),
    ]),
);
