import { aggregatesOf, conditionTables, tablesOf } from '../../../expression-walk.ts';
import { joinPath } from '../../../joins/join-path.ts';
import { verbStem } from '../../../lexicon/inflection.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tellsOf } from '../../tells-of.ts';

type Relationship = KnowledgeIndex['knowledge']['relationships'][number];

/**
 * Rejects a way by a key of a role that nobody speaks of where the verb tells of other rows: who has a `favourite_game` need
 * not have played it, where there are plays of games.
 */
export function checkUnsaidRoles(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const verbs = words.flatMap((word) => VERB_FORMS.get(word) ?? []);
  const had = hadIn(query.where);
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const counted = outputs.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const base = query.kind === 'list' ? query.from : counted[0];
  if (base === undefined) return;
  const shown = outputs.flatMap(({ expression }) => [...tablesOf(expression)]);
  const tables = new Set([...shown, ...counted, ...conditionTables(query.where)]);
  for (const to of new Set([...tables, ...had])) {
    if (to === base) continue;
    const path = joinPath(index.knowledge, { from: base, to, named: new Set([base, ...tables]) });
    if ('kind' in path) continue;
    const hidden = path.find(
      ({ isReverse, relationship }) =>
        (!isReverse && tables.has(to) && isOfUnsaidRole(relationship)) || isBesideLink(relationship),
    );
    if (hidden !== undefined) noSense(`how ${base} and ${hidden.to} are related is not what the verb says`);
  }

  /** "people in productions": those of the cast, of which there is a table, and not the director of each. */
  function isBesideLink(relationship: Relationship): boolean {
    const { from, to } = relationship;
    const { datasets, relationships } = index.knowledge;
    const refers = (name: string, other: string): boolean =>
      relationships.some((one) => one.from === name && one.to === other);
    return (
      datasets.some(
        ({ name, primaryKey }) =>
          !tables.has(name) && primaryKey.length > 1 && refers(name, from) && refers(name, to),
      ) && isRoleUnsaid(relationship)
    );
  }

  function isRoleUnsaid({ from, to, fromColumns }: Relationship): boolean {
    const called = new Set([from, to].flatMap((name) => index.dataset(name).label.split(' ')));
    const role = fromColumns
      .flatMap((column) => index.field(from, column).label.split(' '))
      .filter((word) => !called.has(word) && !KEYS.has(word));
    const isSaid = (word: string): boolean =>
      words.includes(word) || verbs.some((verb) => word.startsWith(verbStem(verb)));
    return role.length > 0 && !role.some(isSaid);
  }

  function isOfUnsaidRole(relationship: Relationship): boolean {
    if (had.length + verbs.length === 0 || !isRoleUnsaid(relationship)) return false;
    const { from, to } = relationship;
    const { datasets, relationships } = index.knowledge;
    return datasets.some(
      (dataset) =>
        !tables.has(dataset.name) &&
        (had.includes(dataset.name) ||
          verbs.some((verb) => tellsOf(verb, dataset) && !tellsOf(verb, index.dataset(from)))) &&
        relationships.some((one) => one.from === dataset.name && one.to === to),
    );
  }
}

/** Tables of rows that there must be: "each session's winner and game" has the game of the session. */
function hadIn(condition: Condition | null): readonly string[] {
  if (condition?.kind === 'all') return condition.of.flatMap(hadIn);
  return condition?.kind === 'exists' ? [condition.related] : [];
}

/** What a key is called after no role by. */
const KEYS: ReadonlySet<string> = new Set(['code', 'id', 'key', 'no', 'number']);
